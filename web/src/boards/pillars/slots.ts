// Cards of the supply keep their slots while others are taken, until a new round is laid out.

export class Slots {
  private ids: (string | null)[] = [];

  arrange(present: string[]): (string | null)[] {
    const here = new Set(present);
    if (present.some((id) => !this.ids.includes(id))) this.ids = [...present];
    return this.ids.map((id) => (id !== null && here.has(id) ? id : null));
  }
}
