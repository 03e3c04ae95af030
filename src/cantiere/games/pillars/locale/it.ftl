# I pilastri della Terra in italiano. Le cifre vengono da data/*.toml: `$price`, `$uses-wood`, `$card-price` … (vedi texts.py).

pillars = I pilastri della Terra
    .text = Artigiani, materiali e architetti innalzano una cattedrale.

# --- parole ----------------------------------------------------------------------------------------------

vp = PV
gold = oro
workers = lavoratori
stone = pietra
wood = legno
sand = sabbia
metal = metallo
craftsmen = artigiani
privileges = vantaggi
piece-builder = { $amount ->
    [one] architetto
   *[other] { $amount } architetti
}
piece-worker = { $amount ->
    [one] lavoratore
   *[other] { $amount } lavoratori
}

# --- luoghi sulla strada ---------------------------------------------------------------------------------

bishop = Seggio del vescovo
    .text = protezione, o un cubo
kingsbridge-1 = Kingsbridge 1
    .text = il primo vantaggio esposto
kingsbridge-2 = Kingsbridge 2
    .text = il secondo vantaggio esposto
priory = Residenza del priore
    .text = { $vp-1 } { vp }, poi { $vp-2 } { vp }
court = Corte del re
    .text = niente tasse; il primo prende il metallo
shiring-1 = Shiring 1
    .text = il primo artigiano esposto, senza spesa
shiring-2 = Shiring 2
    .text = il secondo artigiano esposto, senza spesa
castle = Castello
    .text = lavoratori grigi nel prossimo turno: { $grey-workers }
market = Mercato
    .text = compra e vendi materiali
cathedral = Cattedrale
    .text = giocatore iniziale del prossimo turno
tax-collector = Esattore delle tasse
    .text = niente tasse, e oro secondo il dado
france = Francia
    .text = la carta di Saint-Denis: un artigiano in più alla cattedrale
coast = Costa
    .text = vendi materiali a prezzi migliori
shiring-3 = Shiring 3
    .text = il vantaggio esposto

# --- da dove vengono e dove vanno le cose ----------------------------------------------------------------

supply = scorta
builders = costo di un architetto
event = evento
wool-mill = Mulino
dial = Ruota dei costi
line = Linea degli architetti
forest = Foresta
quarry = Cava
gravel_pit = Cava di ghiaia
tax = tasse
set-up = preparazione
crusade = Crociata
craftsmen-limit = troppi artigiani
cube-limit = troppi cubi
crusade-3 = Crociata
    .text = { $workers } { workers } → { $vp } { vp }
crusade-4 = Crociata
    .text = { $workers } { workers } → { $vp } { vp }
crusade-6 = Crociata
    .text = { $workers } { workers } → { $vp } { vp }
crusade-7 = Crociata
    .text = { $workers } { workers } → { $vp } { vp }

# --- la cattedrale ---------------------------------------------------------------------------------------

nave = navata
portal = portale
apse = abside
first-tower = prima torre
second-tower = seconda torre
roof = tetto

# --- artigiani -------------------------------------------------------------------------------------------

kind-mortar-mixer = impastatore di malta
kind-woodworker = falegname
kind-stonecutter = tagliapietre

work-sand = { $uses-sand } di { sand } → { $gives-vp } { vp } ×{ $capacity }
work-wood = { $uses-wood } di { wood } → { $gives-vp } { vp } ×{ $capacity }
work-stone = { $uses-stone } di { stone } → { $gives-vp } { vp } ×{ $capacity }

mortar-mixer = Impastatore di malta
    .text = { work-sand }
woodworker = Falegname
    .text = { work-wood }
stonecutter = Tagliapietre
    .text = { work-stone }
tool-maker = Costruttore di utensili
    .text = con { $holds-metal } di { metal } → { $gives-gold ->
        [one] una moneta d’oro
       *[other] { $gives-gold } monete d’oro
    } ×{ $capacity }
master-woodworker = Falegname esperto
    .text = { $uses-wood } di { wood } → { $gives-gold ->
        [one] una moneta d’oro
       *[other] { $gives-gold } monete d’oro
    } ×{ $capacity }
mortar-mixer-1 = Impastatore di malta esperto
    .text = { work-sand }
mason = Muratore
mason-1 = Muratore
    .text = { work-stone }
mason-2 = Muratore
    .text = { work-stone }
mason-3 = Muratore
    .text = { work-stone }
mason-4 = Muratore
    .text = { work-stone }
carpenter = Carpentiere
carpenter-2 = Carpentiere
    .text = { work-wood }
carpenter-3 = Carpentiere
    .text = { work-wood }
carpenter-4 = Carpentiere
    .text = { work-wood }
carpenter-5 = Carpentiere
    .text = { work-wood }
potter = Vasaio
potter-2 = Vasaio
    .text = { work-sand }
potter-3 = Vasaio
    .text = { work-sand }
architect = Ingegnere
architect-2 = Ingegnere
    .text = → { $gives-vp } { vp } ×{ $capacity }
sculptor = Scultore
sculptor-3 = Scultore
    .text = { work-stone }
sculptor-4 = Scultore
    .text = { work-stone }
sculptor-5 = Scultore
    .text = { work-stone }
sculptor-6 = Scultore
    .text = { work-stone }
work-glass = { $uses-sand } di { sand } + { $uses-metal } di { metal } → { $gives-vp } { vp } ×{ $capacity }
glassblower = Vetraio
glassblower-4 = Vetraio
    .text = { work-glass }
glassblower-5 = Vetraio
    .text = { work-glass }
work-gold = { $uses-gold ->
    [one] una moneta d’oro
   *[other] { $uses-gold } monete d’oro
} → { $gives-vp } { vp } ×{ $capacity }
goldsmith = Orafo
goldsmith-5 = Orafo
    .text = { work-gold }
goldsmith-6 = Orafo
    .text = { work-gold }
organ-builder = Mastro organista
organ-builder-6 = Mastro organista
    .text = { $uses-wood } di { wood } + { $uses-metal } di { metal } → { $gives-vp } { vp } ×{ $capacity }
bell-maker = Costruttore di campane
bell-maker-6 = Costruttore di campane
    .text = { $uses-metal } di { metal } → { $gives-vp } { vp } ×{ $capacity }
stonecutter-1 = Tagliapietre esperto
    .text = { $uses-stone } di { stone } → { $gives-gold ->
        [one] una moneta d’oro
       *[other] { $gives-gold } monete d’oro
    } ×{ $capacity }
assistant = Assistente
assistant-2 = Assistente
    .text = { $assists ->
        [one] un uso in più
       *[other] { $assists } usi in più
    } di un altro tuo artigiano, senza metallo
brick-maker = Costruttore di mattoni
brick-maker-3 = Costruttore di mattoni
    .text = { $uses-sand } di { sand } → { $gives-stone } di { stone } ×{ $capacity }
wood-carver = Intarsiatore
wood-carver-4 = Intarsiatore
    .text = { work-wood }
painter = Pittore
painter-5 = Pittore
    .text = → { $gives-vp } { vp } ×{ $capacity }
tile-maker = Costruttore di piastrelle
tile-maker-6 = Costruttore di piastrelle
    .text = { work-sand }

# --- carte materiale -------------------------------------------------------------------------------------

gravel-1 = Piccola cava di ghiaia
    .text = { $workers ->
        [one] un lavoratore
       *[other] { $workers } { workers }
    } → { $cubes } di { sand }
gravel-2 = Cava di ghiaia
    .text = { $workers } { workers } → { $cubes } di { sand }
gravel-3 = Cava di ghiaia
    .text = { $workers } { workers } → { $cubes } di { sand }
gravel-4 = Cava di ghiaia
    .text = { $workers } { workers } → { $cubes } di { sand }
forest-2 = Foresta
    .text = { $workers } { workers } → { $cubes } di { wood }
forest-3 = Foresta
    .text = { $workers } { workers } → { $cubes } di { wood }
forest-4 = Foresta
    .text = { $workers } { workers } → { $cubes } di { wood }
quarry-2 = Cava
    .text = { $workers } { workers } → { $cubes } di { stone }
quarry-3 = Cava
    .text = { $workers } { workers } → { $cubes } di { stone }
quarry-4 = Cava
    .text = { $workers } { workers } → { $cubes } di { stone }

# --- vantaggi --------------------------------------------------------------------------------------------

richard = Richard
    .text = { $each-round-sand ->
        [one] un cubo di { sand }
       *[other] { $each-round-sand } cubi di { sand }
    } a ogni turno
aliena = Aliena
    .text = { $each-round-wood ->
        [one] un cubo di { wood }
       *[other] { $each-round-wood } cubi di { wood }
    } a ogni turno
tom = Tom
    .text = { $each-round-stone ->
        [one] un cubo di { stone }
       *[other] { $each-round-stone } cubi di { stone }
    } a ogni turno
jack = Jack
    .text = { $craftsmen ->
        [one] posto per un artigiano in più
       *[other] posto per { $craftsmen } artigiani in più
    }
otto = Otto
    .text = { $workers ->
        [one] un lavoratore in più
       *[other] { $workers } lavoratori in più
    } dal prossimo turno
francis = Francis
    .text = le tasse sono sempre di { $tax ->
        [one] una moneta d’oro
       *[other] { $tax } monete d’oro
    }
philip = Philip
    .text = { $priory-vp } { vp } in più per ogni tuo architetto dal priore
ellen = Ellen
    .text = vede l’evento all’inizio del turno
madonna = Madonna
    .text = subito { $gives-vp } { vp }
wool-fair = Fiera della lana
    .text = subito { $gives-gold ->
        [one] una moneta d’oro
       *[other] { $gives-gold } monete d’oro
    }
toledo = Toledo
    .text = subito { $gives-metal ->
        [one] un cubo di { metal }
       *[other] { $gives-metal } cubi di { metal }
    }
tax-freedom = Esenzione dalle tasse
    .text = niente tasse, una volta, detto dopo il lancio
thomas = Thomas
    .text = evita un evento cattivo, una volta
remigius = Remigius
    .text = un architetto pescato gratis, una volta
completion = Cattedrale quasi finita
    .text = subito { $gives-stone ->
        [one] un cubo di { stone }
       *[other] { $gives-stone } cubi di { stone }
    } e { $gives-wood ->
        [one] un cubo di { wood }
       *[other] { $gives-wood } cubi di { wood }
    }
ceremony = Cerimonia
    .text = subito { $gives-metal ->
        [one] un cubo di { metal }
       *[other] { $gives-metal } cubi di { metal }
    }
alfred = Alfred
    .text = sceglie a ogni turno gli artigiani per Shiring
waleran = Waleran
    .text = { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    } ogni volta che passi un architetto pescato
bartholomew = Bartholomew
    .text = { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    } all’inizio di ogni turno
jonathan = Jonathan
    .text = nella scorta gli artigiani costano { $discount ->
        [one] una moneta d’oro
       *[other] { $discount } monete d’oro
    } in meno
regan = Regan
    .text = { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    } → { $vp } { vp }, ogni volta che tocca a te decidere
sally = Sally
    .text = le condizioni degli artigiani non valgono per te
william-hamleigh = William Hamleigh
    .text = l’architetto nero ti tiene un posto
shiring-freed = Shiring liberata
    .text = subito { $either-metal ->
        [one] un cubo di { metal }
       *[other] { $either-metal } cubi di { metal }
    } o { $either-gold ->
        [one] una moneta d’oro
       *[other] { $either-gold } monete d’oro
    }
mathilde = Regina Mathilde
    .text = commercia al mercato senza architetto, una volta
procession = Processione
    .text = { $choice ->
        [one] subito un cubo
       *[other] subito { $choice } cubi
    } a scelta, non { metal }

# --- eventi ----------------------------------------------------------------------------------------------

king = Il re
    .text = tutti ricevono { $gives-gold ->
        [one] una moneta d’oro
       *[other] { $gives-gold } monete d’oro
    }
richard-returns = Richard ritorna
    .text = tutti ricevono { $gives-metal ->
        [one] un cubo di { metal }
       *[other] { $gives-metal } cubi di { metal }
    }
prior-philip = Priore Philip
    .text = { $mill-gold ->
        [one] una moneta d’oro
       *[other] { $mill-gold } monete d’oro
    } per ogni lavoratore al mulino, al massimo { $mill-limit }
volunteers = Volontari
    .text = { $card-cubes ->
        [one] un cubo in più
       *[other] { $card-cubes } cubi in più
    } su ogni carta materiale
archbishop = Arcivescovo
    .text = { $extra-uses ->
        [one] un uso in più
       *[other] { $extra-uses } usi in più
    } di un proprio artigiano alla cattedrale
william = William
    .text = tutti pagano { $pays ->
        [one] una moneta d’oro
       *[other] { $pays } monete d’oro
    }
conflict = Conflitto
    .text = tutti perdono { $loses-vp } { vp }
town-wall = Mura cittadine
    .text = { $fewer-builders ->
        [one] un architetto in meno
       *[other] { $fewer-builders } architetti in meno
    } nel prossimo turno
cold-winter = Inverno freddo
    .text = cubi su ogni carta materiale: { $card-cubes }
collapse = Crollo
    .text = { $loses-craftsmen ->
        [one] tutti perdono un artigiano
       *[other] tutti perdono { $loses-craftsmen } artigiani
    } a propria scelta
audience = Udienza
    .text = nel prossimo turno i vantaggi perenni, tranne Jack, non fanno niente
cloister = Chiostro
    .text = in questo turno si può tenere qualunque numero di cubi
shiring-recruits = Shiring attira architetti
    .text = ognuno toglie un architetto dal tabellone
guild-meeting = Riunione della gilda
    .text = { $vp } { vp } per ogni impastatore di malta e ogni muratore

# --- opzioni ---------------------------------------------------------------------------------------------

option-expansion = con l’espansione
option-start = chi comincia
error-needs-expansion = Per tanti posti ({ $seats }) serve l’espansione.

# --- domande ---------------------------------------------------------------------------------------------

decision-start_player = Chi è il giocatore iniziale?
decision-reveal_privilege = Quale vantaggio viene scoperto a Kingsbridge?
decision-lay_out_craftsman = Quale artigiano viene esposto a Shiring?
decision-leave_out_resource = Quale carta materiale resta fuori in questo turno?
decision-foresee_event = Quale evento sta arrivando? Chi ha Ellen lo guarda adesso.
decision-supply = Prendi una carta dalla scorta o passi per questo turno?
decision-dismiss = Quale artigiano lasci andare?
decision-draw_builder = Di chi è l’architetto pescato dal sacchetto?
decision-veto = Sei il giocatore iniziale: tieni questo architetto, o lo rimetti dentro e ripeschi?
decision-place_builder = Dove va il tuo architetto?
decision-turn_up_event = Quale evento viene scoperto?
decision-bishop = Che cosa chiedi al vescovo?
decision-bishop_cube = L’evento ha colpito: quale cubo prendi dal mercato?
decision-thomas = Usi Thomas per evitare questo evento?
decision-roll_tax = Che cosa mostra il dado delle tasse?
decision-tax_freedom = Usi l’esenzione dalle tasse?
decision-market = Compri, vendi o smetti di commerciare?
decision-cathedral = Quale artigiano lavora alla cattedrale?
decision-return_cubes = Hai più cubi di quanti ne puoi tenere: quale torna indietro?
decision-reveal_second_privilege = Quale vantaggio viene scoperto a Shiring?
decision-remove_craftsman = Quale artigiano esce dal gioco senza essere visto?
decision-alfred = Hai Alfred: quale artigiano viene esposto a Shiring?
decision-recall_builder = Shiring attira architetti: quale dei tuoi lascia il tabellone?
decision-coast = Vendi materiali alla costa o smetti?
decision-shiring_freed = Shiring è libera: metallo o oro?
decision-procession = Quale cubo prendi dalla processione?
decision-mathilde = Usi la regina Mathilde per commerciare senza architetto?

# --- azioni ----------------------------------------------------------------------------------------------

action-pass = passa
action-take-resource = { $card-workers ->
    [one] manda un lavoratore: { $card }, { $card-cubes ->
        [one] un cubo di { $material }
       *[other] { $card-cubes } cubi di { $material }
    }
   *[other] manda { $card-workers } lavoratori: { $card }, { $card-cubes ->
        [one] un cubo di { $material }
       *[other] { $card-cubes } cubi di { $material }
    }
}
action-take-craftsman = assolda per { $card-price ->
    [one] una moneta d’oro
   *[other] { $card-price } monete d’oro
}: { $card }
action-dismiss = lascia andare: { $card }
action-keep = tieni l’architetto pescato
action-redraw = rimettilo dentro e ripesca
action-place = vai a: { $place }
action-place-for = vai a: { $place } ({ $card })
action-protection = chiedi protezione dall’evento
action-no-protection = nessuna protezione: dopo l’evento prendi un cubo
action-take-cube = prendi un cubo: { $material }
action-spend = usa il vantaggio: { $card }
action-decline = no, grazie
action-stop = smetti di commerciare
action-buy = { $amount ->
    [one] compra un cubo di { $material }, a { $material-price ->
        [one] una moneta d’oro
       *[other] { $material-price } monete d’oro
    }
   *[other] compra { $amount } cubi di { $material }, a { $material-price ->
        [one] una moneta d’oro
       *[other] { $material-price } monete d’oro
    } l’uno
}
action-sell = { $amount ->
    [one] vendi un cubo di { $material }, a { $material-price ->
        [one] una moneta d’oro
       *[other] { $material-price } monete d’oro
    }
   *[other] vendi { $amount } cubi di { $material }, a { $material-price ->
        [one] una moneta d’oro
       *[other] { $material-price } monete d’oro
    } l’uno
}
action-done = in questo turno non costruire altro
action-use = fai lavorare: { $card }
action-return = restituisci: { $material }
action-crusade = { $card-workers ->
    [one] manda un lavoratore alla crociata per { $card-vp } PV
   *[other] manda { $card-workers } lavoratori alla crociata per { $card-vp } PV
}
action-choose = esponi a Shiring: { $card }
action-take-gold = prendi oro
action-recall = togli il tuo architetto: { $place }
action-recall-row = togli il tuo architetto: { $place }, spazio { $number }
action-inspire = con la carta di Saint-Denis: { $card }
action-sell-at-coast = { $amount ->
    [one] vendi un cubo di { $material }, a { $material-coast ->
        [one] una moneta d’oro
       *[other] { $material-coast } monete d’oro
    }
   *[other] vendi { $amount } cubi di { $material }, a { $material-coast ->
        [one] una moneta d’oro
       *[other] { $material-coast } monete d’oro
    } l’uno
}
action-draw-black = l’architetto nero
action-remove = togli: { $card }
action-start = { $seat } è il giocatore iniziale
action-reveal = scopri: { $card }
action-lay-out = esponi: { $card }
action-leave-out = lascia fuori: { $card }
action-draw = un architetto di { $seat }
action-event = l’evento: { $card }
action-roll = il dado mostra { $number }

# --- rifiuti ---------------------------------------------------------------------------------------------

reason-not-in-supply = Questa carta non è nella scorta: { $card }.
reason-resource-not-in-supply = { $card-workers ->
    [one] Questa carta non è nella scorta: { $card } per un lavoratore ({ $card-cubes ->
        [one] un cubo
       *[other] { $card-cubes } cubi
    }).
   *[other] Questa carta non è nella scorta: { $card } per { $card-workers } lavoratori ({ $card-cubes ->
        [one] un cubo
       *[other] { $card-cubes } cubi
    }).
}
reason-too-few-workers = { $have ->
    [0] Lavoratori necessari: { $needed }. Non te ne restano.
   *[other] Lavoratori necessari: { $needed }. Te ne restano { $have }.
}
reason-too-little-gold = { $have ->
    [0] Costa { $needed ->
        [one] una moneta d’oro
       *[other] { $needed } monete d’oro
    }; tu non ne hai.
   *[other] Costa { $needed ->
        [one] una moneta d’oro
       *[other] { $needed } monete d’oro
    }; tu ne hai { $have }.
}
reason-not-your-craftsman = Non lavora per te: { $card }.
reason-dismiss-first = Prima uno dei tuoi artigiani deve andarsene.
reason-space-taken = Non ci sono spazi liberi qui: { $place }.
reason-must-place = Questo architetto si piazza gratis, quindi va piazzato adesso.
reason-privilege-not-held = Non hai questo vantaggio: { $card }.
reason-privilege-silent = In questo turno c’è l’udienza: questo vantaggio non fa niente: { $card }.
reason-veto-past = Un architetto pescato si rimette dentro solo subito, e il giocatore iniziale può farlo una volta per turno.
reason-veto-pointless = Rimetterlo dentro non cambierebbe niente: nel sacchetto non c’è nessun architetto di altri.
reason-already-free = Questo architetto non costa già niente.
reason-event-is-good = L’evento è buono: non c’è niente da evitare.
reason-must-choose = Il vescovo può dare qualcosa: devi scegliere.
reason-cube-comes-later = Prima l’evento toglie architetti dal tabellone; chi ne ha ancora uno qui prende il cubo dopo.
reason-market-has-none = Al mercato non c’è più: { $material }.
reason-market-has-fewer = { $have ->
    [0] Al mercato non c’è più: { $material }.
    [one] Al mercato c’è solo un cubo di { $material }.
   *[other] Al mercato ci sono solo { $have } cubi di { $material }.
}
reason-needs-woodworker = Senza un falegname non puoi comprare legno.
reason-needs-stonecutter = Senza un tagliapietre non puoi vendere pietra.
reason-too-few-cubes = { $have ->
    [0] Non hai { $material }.
    [one] Hai solo un cubo di { $material }.
   *[other] Hai solo { $have } cubi di { $material }.
}
reason-bought-this-round = In questo turno hai comprato { $material }, quindi non puoi venderne.
reason-needs-beside = { $card }: dà punti solo accanto a un tuo { $needed }.
reason-capacity-used = { $card }: ha già lavorato quanto un turno permette: { $capacity ->
    [one] una volta.
   *[other] { $capacity } volte.
}
reason-too-few-cubes-to-work = { $have ->
    [0] { $needed ->
        [one] Serve un cubo di { $material }
       *[other] Servono { $needed } cubi di { $material }
    }; tu non ne hai.
   *[other] { $needed ->
        [one] Serve un cubo di { $material }
       *[other] Servono { $needed } cubi di { $material }
    }; tu ne hai { $have }.
}
reason-too-many-cubes = Hai più cubi di quanti ne puoi tenere ({ $have } su { $limit }): prima restituiscine uno.
reason-no-such-place = Questo luogo non c’è sul tabellone: { $place }.
reason-crusade-closed = Lì non si possono mandare lavoratori: { $card }.
reason-not-your-builder = Lì non c’è nessun tuo architetto: { $place }.
reason-coast-sells-nothing = Alla costa si può solo vendere.
reason-supply-has-none = Nella riserva non c’è più: { $material }.
reason-no-metal = La processione non porta metallo.
reason-no-saint-denis = Non hai la carta di Saint-Denis.
reason-not-inspiring = Adesso la carta di Saint-Denis non serve per { $card }: vale per un artigiano a turno, con un uso in meno di quanto stampato, e per uno tuo solo dopo che ha lavorato.
reason-helps-others = { $card }: non lavora da solo, ma fa lavorare un altro artigiano una volta in più.

# --- il diario -------------------------------------------------------------------------------------------

event-starts = { $seat } è il giocatore iniziale.
event-round = — Turno { $round } —
event-privilege-revealed = Esposto a Kingsbridge: { $card }
event-craftsman-revealed = Esposto a Shiring: { $card }
event-event-foreseen = { $seat } prevede l’evento: { $card }
event-out-of-supply = { $workers ->
    [0] { $seat } lascia la scorta, senza lavoratori per il mulino.
    [one] { $seat } lascia la scorta e manda un lavoratore al mulino.
   *[other] { $seat } lascia la scorta e manda { $workers } lavoratori al mulino.
}
event-workers-sent = { $card-workers ->
    [one] { $seat } manda un lavoratore: { $card }, { $card-cubes ->
        [one] un cubo di { $material }
       *[other] { $card-cubes } cubi di { $material }
    }
   *[other] { $seat } manda { $card-workers } lavoratori: { $card }, { $card-cubes ->
        [one] un cubo di { $material }
       *[other] { $card-cubes } cubi di { $material }
    }
}
event-hired = { $seat } ha un nuovo artigiano: { $card }
event-dismissed = { $seat } lascia andare un artigiano: { $card }
event-builder-drawn = { $cost ->
    [0] Viene pescato un architetto di { $seat }; piazzarlo è gratis.
   *[other] Viene pescato un architetto di { $seat }; piazzarlo costa { $cost ->
        [one] una moneta d’oro
       *[other] { $cost } monete d’oro
    }.
}
event-builder-put-back = { $seat } rimette nel sacchetto l’architetto di { $owner }.
event-builder-waits = { $seat } passa: l’architetto aspetta sulla ruota dei costi, al valore { $cost }.
event-builder-placed = { $cost ->
    [0] { $seat } piazza un architetto gratis: { $place }
   *[other] { $seat } piazza un architetto per { $cost ->
        [one] una moneta d’oro
       *[other] { $cost } monete d’oro
    }: { $place }
}
event-builder-laid-aside = Un architetto di { $seat } resta da parte per le mura cittadine.
event-privilege-spent = { $seat } usa un vantaggio: { $card }
event-privilege-taken = { $seat } ha un nuovo vantaggio: { $card }
event-event = Evento: { $card }
event-protected = { $seat } evita l’evento ({ $source }).
event-gold = { $amount ->
    [0] { $seat } non riceve oro ({ $source }).
   *[other] { $seat } riceve { $amount ->
        [one] una moneta d’oro
       *[other] { $amount } monete d’oro
    } ({ $source }).
}
event-pays = { $seat } paga { $amount ->
    [one] una moneta d’oro
   *[other] { $amount } monete d’oro
} ({ $source }).
event-vp = { $seat } ottiene { $amount } PV ({ $source }).
event-loses-vp = { $amount ->
    [0] { $seat } non ha PV da perdere ({ $source }).
   *[other] { $seat } perde { $amount } PV ({ $source }).
}
event-cubes = { $amount ->
    [one] { $seat } riceve un cubo di { $material } ({ $source }).
   *[other] { $seat } riceve { $amount } cubi di { $material } ({ $source }).
}
event-returned = { $amount ->
    [one] { $seat } restituisce un cubo di { $material }.
   *[other] { $seat } restituisce { $amount } cubi di { $material }.
}
event-tax = Il dado delle tasse mostra { $amount }.
event-grey-workers = { $seat } avrà lavoratori grigi nel prossimo turno.
event-bought = { $amount ->
    [one] { $seat } compra un cubo di { $material }.
   *[other] { $seat } compra { $amount } cubi di { $material }.
}
event-sold = { $amount ->
    [one] { $seat } vende un cubo di { $material }.
   *[other] { $seat } vende { $amount } cubi di { $material }.
}
event-craftsman-used = { $seat } fa lavorare un artigiano: { $card }
event-cathedral-piece = { $seat } fa crescere la cattedrale: { $piece }
event-second-privilege-revealed = Esposto a Shiring: { $card }
event-black-builder-in-bag = L’architetto nero va nel sacchetto per { $seat }.
event-black-builder-drawn = Viene pescato l’architetto nero; lo piazza { $seat }.
event-black-builder-put-back = { $seat } rimette nel sacchetto l’architetto nero.
event-black-builder-placed = { $seat } piazza l’architetto nero: { $place }
event-black-builder-leaves = L’architetto nero lascia il tabellone: { $place }
event-joins-line = L’ultimo architetto di { $seat } va sulla linea, alla bandiera { $number }.
event-builder-recalled = { $seat } toglie un architetto dal tabellone: { $place }
event-on-crusade = { $card-workers ->
    [one] { $seat } manda un lavoratore alla crociata.
   *[other] { $seat } manda { $card-workers } lavoratori alla crociata.
}
event-saint-denis = { $seat } riceve la carta di Saint-Denis.
event-untaken = Nessuno ha preso questa carta, che esce dal gioco: { $card }
event-supply-laid-out = { $cards ->
    [one] Nella scorta c’è una carta.
   *[other] Nella scorta ci sono { $cards } carte.
}
event-supply-cleared = { $cards ->
    [one] Una carta che nessuno ha preso lascia la scorta.
   *[other] { $cards } carte che nessuno ha preso lasciano la scorta.
}
event-event-looked-at = { $seat } guarda l’evento di questo turno.
event-market-filled = Il mercato e la corte del re sono riforniti.
event-grey-workers-leave = { $workers ->
    [one] { $seat } restituisce un lavoratore grigio al castello.
   *[other] { $seat } restituisce { $workers } lavoratori grigi al castello.
}
event-grey-workers-come = { $workers ->
    [one] { $seat } ha un lavoratore grigio in questo turno.
   *[other] { $seat } ha { $workers } lavoratori grigi in questo turno.
}
event-workers-home = I lavoratori di { $seat } tornano a mani vuote ({ $source }).
event-otto-works = { $workers ->
    [one] Otto porta a { $seat } un lavoratore in più.
   *[other] Otto porta a { $seat } { $workers } lavoratori in più.
}
event-otto-rests = { $workers ->
    [one] Nel prossimo turno Otto non fa nulla per { $seat }: un lavoratore in meno.
   *[other] Nel prossimo turno Otto non fa nulla per { $seat }: { $workers } lavoratori in meno.
}
event-called-from-dial = { $seat } piazza ora l’architetto che aspettava sulla ruota dei costi.
event-called-from-line = { $seat } piazza ora l’architetto che aspettava sulla linea.
event-builder-home = Un architetto di { $seat } torna nel sacchetto: { $place }
event-stops-trading = { $seat } smette di commerciare.
event-town-wall = { $seat } avrà meno architetti nel prossimo turno.
event-audience = I vantaggi permanenti di { $seat } non hanno effetto nel prossimo turno.
event-no-tax = { $seat } non paga tasse.
event-saint-denis-returns = { $seat } restituisce la carta di Saint-Denis.

# --- il tabellone nel terminale --------------------------------------------------------------------------

board-round = turno { $round } di { $rounds }
board-start = giocatore iniziale
board-event = Evento
board-event-unknown = non ancora scoperto
board-event-good = buono
board-event-bad = cattivo
board-event-foreseen = lo vedi solo tu
board-price = { $card-price ->
    [one] una moneta d’oro
   *[other] { $card-price } monete d’oro
}
board-resource = { $card-workers }→{ $card-cubes }
board-resources = lavoratori → { $material }
board-supply = Scorta
board-tax = il dado mostra { $tax }
board-kingsbridge = Kingsbridge
board-shiring = Shiring
board-start-player = Giocatore iniziale
board-cost = Costo
board-to-place = { $cost ->
    [0] da piazzare, gratis
   *[other] da piazzare, per { $cost ->
        [one] una moneta d’oro
       *[other] { $cost } monete d’oro
    }
}
board-waiting = aspetta sulla ruota dei costi
board-workers = { $amount ->
    [one] lavoratore
   *[other] lavoratori
}
board-used = (usi: { $times })
board-privileges = vantaggi
board-sites = al lavoro
board-bought = comprato in questo turno
board-passed = fuori dalla scorta
board-town-wall = meno architetti in questo turno
board-town-wall-next = meno architetti nel prossimo turno
board-grey = lavoratori grigi
board-grey-next = lavoratori grigi nel prossimo turno
board-second-privilege = Shiring
board-crusades = Crociate
board-line = Linea
board-black = nero
board-black-in-bag = l’architetto nero è nel sacchetto
board-to-place-black = l’architetto nero è da piazzare
board-saint-denis = la carta di Saint-Denis
board-trader = commercia senza architetto
board-audience = udienza: i vantaggi perenni non fanno niente
board-audience-next = udienza nel prossimo turno

# --- avvisi, e il tabellone nel browser -----------------------------------------------------------------

warning-out-of-supply = { $workers ->
    [0] In questo turno non prenderai altre carte.
    [one] In questo turno non prenderai altre carte; il tuo lavoratore va al mulino.
   *[other] In questo turno non prenderai altre carte; i tuoi { $workers } lavoratori vanno al mulino.
}
warning-one-craftsman-goes = Non hai posto per un altro artigiano: uno deve andarsene subito.
warning-cubes-go-back = Hai più cubi di quanti ne puoi tenere: alcuni tornano indietro.
board-read = { $card }: leggi la carta
board-points-of = { $name }: { $amount } { vp }
board-gold-of = { $name }: { $amount ->
    [one] una moneta d’oro
   *[other] { $amount } monete d’oro
}
board-workers-of = { $amount ->
    [one] { $name }: un lavoratore
   *[other] { $name }: { $amount } lavoratori
}
board-cubes-of = { $name }: { $amount ->
    [one] un cubo di { $material }
   *[other] { $amount } cubi di { $material }
}
board-my-cubes = { $amount ->
    [one] un cubo di { $material }
   *[other] { $amount } cubi di { $material }
}
board-my-cubes-bought = { $amount ->
    [one] un cubo di { $material }, comprato in questo turno
   *[other] { $amount } cubi di { $material }, comprati in questo turno
}
board-stock = { $amount ->
    [one] un cubo di { $material }
   *[other] { $amount } cubi di { $material }
} nella riserva
board-party = { $workers ->
    [one] { $name }: un lavoratore per { $cubes ->
        [one] un cubo di { $material }
       *[other] { $cubes } cubi di { $material }
    }
   *[other] { $name }: { $workers } lavoratori per { $cubes ->
        [one] un cubo di { $material }
       *[other] { $cubes } cubi di { $material }
    }
}
board-in-mill = { $workers ->
    [one] { $name }: un lavoratore × { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    }
   *[other] { $name }: { $workers } lavoratori × { $gold ->
        [one] una moneta d’oro
       *[other] { $gold } monete d’oro
    }
}
board-stall = { $amount ->
    [one] un cubo di { $material }
   *[other] { $amount } cubi di { $material }
}, a { $price ->
    [one] una moneta d’oro
   *[other] { $price } monete d’oro
} l’uno
board-coast-price = { $material }: { $price ->
    [one] una moneta d’oro
   *[other] { $price } monete d’oro
} a cubo
board-court-metal = metallo per il primo architetto a corte
board-grey-left = { $amount ->
    [one] un lavoratore grigio nel castello
   *[other] { $amount } lavoratori grigi nel castello
}
board-starts = { $name } è il giocatore iniziale
board-dial = un architetto pescato costa { $cost ->
    [one] una moneta d’oro
   *[other] { $cost } monete d’oro
}
board-builders = Architetti
board-bag = architetti nel sacchetto
board-kind-permanent = perenne
board-kind-immediate = subito
board-kind-once = una volta
board-from-round = dal turno { $round }
board-capacity = { $capacity ->
    [one] una volta per turno
   *[other] fino a { $capacity } volte per turno
}
board-needs = solo accanto a un tuo { $craftsman }

## The phases of a round

phase-supply = Fase I: la scorta
phase-builders = Fase II: gli architetti
phase-board = Fase III: il tabellone

# --- temi dei problemi -----------------------------------------------------------------------------------

theme-opening = apertura
theme-last-round = ultimo turno
theme-supply = scorta
theme-builders = mettere gli architetti
theme-craftsmen = artigiani
theme-market = commercio
theme-favours = favori ed eventi
theme-expansion = espansione
