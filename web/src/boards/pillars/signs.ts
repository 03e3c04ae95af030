// What a card does, as a row of signs: 2 wood → 1 point. Widths are in signs; a point or coin carries its number.
import type { Amounts, Piece } from './view';

export interface Sign {
  what: string;
  at: number;
  amount?: number;
}

export interface Row {
  signs: Sign[];
  width: number;
}

const OVERLAP = 0.55;

class Writer {
  signs: Sign[] = [];
  width = 0;

  put(what: string, amount?: number, advance = 1): this {
    this.signs.push({ what, at: this.width + advance / 2, amount });
    this.width += advance;
    return this;
  }

  /** Cubes lie side by side, coins and points say how many they are. */
  many(amounts: Amounts, between = '+'): this {
    Object.entries(amounts).forEach(([what, number], index) => {
      if (index) this.put(between, undefined, 0.5);
      if (what === 'gold' || what === 'vp') this.put(what, number);
      else {
        for (let count = 0; count < number; count++) {
          if (count) this.width -= 1 - OVERLAP;
          this.put(what);
        }
      }
    });
    return this;
  }

  plus = (): this => this.put('+', undefined, 0.7);
  minus = (): this => this.put('−', undefined, 0.7);
  arrow = (): this => this.put('→');
  heap = (): this =>
    this.many({ wood: 1 }, '/')
      .put('/', undefined, 0.4)
      .many({ stone: 1 })
      .put('/', undefined, 0.4)
      .many({ sand: 1 });
}

function craft(row: Writer, piece: Piece): void {
  if (piece.assists) {
    row.put('again', undefined, 1.2).put('craftsman');
    return;
  }
  const uses = piece.uses ?? piece.holds;
  if (uses) row.many(uses);
  if (piece.holds) row.put('held', undefined, 0.2);
  row.arrow();
  if (piece.gives) row.many(piece.gives);
}

function favour(row: Writer, piece: Piece): void {
  const number = (name: string): number => Number(piece[name] ?? 0);
  if (piece.gives) row.many(piece.gives);
  else if (piece.either) row.many(piece.either, '/');
  else if (piece.each_round) row.put('again', undefined, 1.2).many(piece.each_round);
  else if (number('gold') && number('vp'))
    row
      .many({ gold: number('gold') })
      .arrow()
      .many({ vp: number('vp') });
  else if (number('gold')) row.plus().many({ gold: number('gold') });
  else if (number('discount')) row.minus().many({ gold: number('discount') });
  else if (number('tax')) row.put('die', number('tax'));
  else if (number('workers')) row.plus().put('worker');
  else if (number('craftsmen')) row.plus().put('craftsman');
  else if (number('priory_vp'))
    row
      .put('builder')
      .arrow()
      .plus()
      .many({ vp: number('priory_vp') });
  else if (number('choice')) row.heap();
  else if (number('pays')) row.minus().many({ gold: number('pays') });
  else if (number('loses_vp')) row.minus().many({ vp: number('loses_vp') });
  else if (number('mill_gold'))
    row
      .put('worker')
      .arrow()
      .many({ gold: number('mill_gold') });
  else if (number('card_cubes') > 0) row.plus().heap();
  else if (number('card_cubes') < 0) row.minus().heap();
  else if (number('loses_craftsmen')) row.minus().put('craftsman');
  else if (number('fewer_builders') || number('recalls')) row.minus().put('builder');
  else if (number('extra_uses')) row.put('again', undefined, 1.2).put('craftsman');
  else if (number('vp')) row.plus().many({ vp: number('vp') });
}

export function signs(piece: Piece | undefined): Row {
  const row = new Writer();
  if (piece?.table === 'craftsman') craft(row, piece);
  else if (piece?.table === 'privilege' || piece?.table === 'event') favour(row, piece);
  return { signs: row.signs, width: row.width };
}
