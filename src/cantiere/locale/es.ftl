# Lo que dicen todos los juegos y las interfaces, en español. Se tutea.

seat-number = Asiento { $number }
name-me = Jugador
name-person = Jugador { $number }
name-bot = { $bot } { $number }
called-random = Al azar
called-greedy = Codicioso
called-casual = Descuidado
called-hasty = Apresurado
called-search = Calculador
called-net = Red
called-deep = Profundo
called-even = Igual
called-novice = Novato
called-apprentice = Aprendiz
called-journeyman = Oficial
called-master = Maestro
called-grandmaster = Gran maestro
called-grandmaster-1 = Gran maestro-1
called-apprentice-1 = Aprendiz-1
called-master-1 = Maestro-1

# --- rechazos que no son de ningún juego -----------------------------------------------------------------

reason-game-over = La partida ha terminado.
reason-no-such-action = No existe la acción número { $number }.
reason-chance-decides = Aquí decide el azar, no un jugador.
reason-not-asked = Eso no responde a la pregunta de ahora: { $question }

# --- jugar -----------------------------------------------------------------------------------------------

chance-asked = La mesa
ask-help = Un número o palabras; why, hint, undo, log, save, ? para ayuda, quit
bots-think = Los bots están pensando …
promise = La suerte de esta partida está fijada desde el principio: { $promise }…
beside-the-board = Junto a un tablero real: aquí algunas partes del tablero, losetas, cartas y precios están reconstruidas, y los tuyos pueden ser distintos. Cuáles: cantiere rules { $game } reconstruction
resumed = { $moves ->
    [one] Se sigue tras una jugada.
   *[other] Se sigue tras { $moves } jugadas.
}
pick-game = ¿Qué juego? {""}
log-choice = { $name }: { $action }
log-forced = { $name }: { $action } (única opción)
no-such-number = El número { $number } no está en la lista.
refused = { $action }: { $reason }
ambiguous = «{ $text }» puede significar: { $matches }. Escribe un poco más.
unknown = «{ $text }» no es aquí una acción. Escribe ? para ver la ayuda.
unknown-near = «{ $text }» no es aquí una acción. ¿Querías decir: { $near }?
why-all = Ahora no es posible:
why-more = … y { $more } más por el mismo motivo
why-none = Esta pregunta no tiene otras respuestas.
why-possible = Eso es posible ahora: { $action }.
undo-nothing = Todavía no hay nada que deshacer.
undo-barrier = No se puede deshacer: desde tu última elección ha actuado el azar u otro jugador.
undo-done = Deshecho.
hint = Un bot elegiría: { $action } ({ $text })
hint-seen = Te da un { $chance } % de ganar y espera: { $line }
hint-exact = La mejor respuesta se puede calcular: { $action } ({ $text })
hint-chance = Aquí decide la mesa: mira qué ha salido.
save-where = ¿En qué archivo guardar? Escribe: save ARCHIVO
saved = Guardado en { $file }.
always-on = Desde ahora hasta el fin de la ronda: { $text }. Para que se pregunte otra vez: always off
always-off = Se vuelven a hacer todas las preguntas.
auto-on = Donde solo hay una respuesta, se da por ti.
auto-off = Se te pregunta también donde solo hay una respuesta.
help-playing =
    Responde con un número de la lista o con las palabras de la derecha; basta el principio de cada una.
      why            qué no es posible ahora y por qué (why 12, why sell stone 2: esa en concreto)
      rules          qué dicen las reglas (rules P-12.4, rules impuestos: solo eso)
      hint           qué haría un bot, sin saber más que tú
      undo           deshace tu última elección
      log            la partida hasta ahora (log 20: las últimas jugadas)
      board          dibuja la mesa otra vez
      save ARCHIVO   guarda la partida; después: cantiere play --load ARCHIVO
      always RESP.   da esta respuesta a esta pregunta hasta el fin de la ronda (always off)
      auto off       pregunta también donde solo hay una respuesta (auto on)
      quit           deja la partida
curtain = Le toca a { $name }. Pasa la pantalla y pulsa Intro. {""}
offer-save = ¿Guardar la partida? Nombre del archivo, o Intro para no: {""}
game-left = Has dejado la partida.
game-not-saved = No se ha guardado. La próxima vez: «save ARCHIVO» antes de salir, o empieza con --save ARCHIVO.
game-saved-earlier = { $moves ->
    [one] La última jugada vino después de guardar.
   *[other] Las últimas { $moves } jugadas vinieron después de guardar.
}
game-resume = Para seguir: cantiere play --load { $file }
game-over = La partida ha terminado.
rank = { $rank }. { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
place = { $rank }. { $name }
winners = { $count ->
    [one] Gana: { $names }
   *[other] Victoria compartida: { $names }
}

# --- registros y posiciones ------------------------------------------------------------------------------

replay-good = { $moves ->
    [one] { $game }: una jugada se repite, el resultado es correcto: { $scores }
   *[other] { $game }: { $moves } jugadas se repiten, el resultado es correcto: { $scores }
}
replay-unfinished = { $moves ->
    [one] { $game }: una jugada se repite; la partida no ha terminado.
   *[other] { $game }: { $moves } jugadas se repiten; la partida no ha terminado.
}
replay-prompt = { $at }/{ $moves } · Intro adelante, b atrás, un número, q salir: {""}
replay-keys = Intro: jugada siguiente. b: atrás. Un número: ir allí. q: salir.

# --- fuzz ------------------------------------------------------------------------------------------------

fuzz-plan-even = Partidas al azar de { $game }: { $games }; formas de jugar: { $variants }; partidas de cada una: { $share }
fuzz-plan = Partidas al azar de { $game }: { $games }; formas de jugar: { $variants }; partidas de cada una: { $share }, y una más de las primeras { $more }
fuzz-good = { $games ->
    [one] Una partida ha cumplido todas las promesas. Jugadas: { $moves }; posiciones miradas de cerca: { $looks }
   *[other] { $games } partidas han cumplido todas las promesas. Jugadas: { $moves }; posiciones miradas de cerca: { $looks }
}
fuzz-failed = { $message }
    La partida está en { $file }: cantiere replay { $file } --step

# --- qué hay ---------------------------------------------------------------------------------------------

compiled = compilado
interpreted = interpretado
version = cantiere { $version } ({ $how })
version-why = cantiere { $version } ({ $how }: { $why })
slower = Aquí las reglas no están compiladas: todo funciona, pero los bots piensan más despacio.
slower-why = Aquí las reglas no están compiladas ({ $why }): todo funciona, pero los bots piensan más despacio.
column-game = id
column-name = juego
column-seats = asientos
column-options = opciones
column-number = n.º
column-feature = rasgo

usage = Uso:
usage-options = Opciones
usage-commands = Órdenes
usage-arguments = Argumentos
usage-default = por omisión
usage-required = necesario
help-help = Muestra esta ayuda y termina.
help-cantiere = Juega a los grandes juegos de construcción, con amigos o bots, y repasa las partidas.
help-version = Dice la versión y si las reglas están compiladas.
help-lang = El idioma, por ejemplo es; si no, el del sistema.
help-play = Juega una partida en la terminal.
help-game = El id del juego; véase: cantiere games
help-seats = Quién se sienta dónde, por orden: me, me:NOMBRE o un bot, como: --seats me greedy greedy
help-seed = La misma semilla da la misma partida.
help-option = Una opción del juego, como nombre=valor. Se puede repetir.
help-chance = draw: saca el programa. ask: escribe lo que ha salido en una mesa de verdad.
help-load = Sigue una partida guardada.
help-save = Guarda la partida en este archivo tras cada jugada.
help-replay = Comprueba una partida registrada y mírala jugada a jugada.
help-record = El registro, un archivo JSON.
help-step = Lo muestra jugada a jugada.
help-seat = Lo ve con los ojos de este asiento, contado desde 0.
help-show = Dibuja una posición.
help-snapshot = La posición, un archivo JSON.
help-games = Enumera los juegos; con `find` y `export`, busca partidas terminadas de un servidor.
help-games-find = Busca partidas terminadas en la base de datos de un servidor.
help-games-export = Escribe las partidas terminadas de un servidor en un solo archivo para investigadores: un registro por línea, con nombres solo de quienes han aceptado.
help-find-game = Solo partidas de este juego.
help-find-opening = Cómo empiezan las primeras elecciones del jugador.
help-find-card = Una carta que el jugador ha usado: su id o, con --game, su nombre.
help-find-person = El nombre del jugador o de un bot.
help-find-won = Solo partidas que el jugador ganó.
help-find-least = Solo partidas con al menos tantos puntos.
help-find-most = Como máximo tantas partidas.
help-export-file = El archivo que se escribe (.jsonl.gz).
games-none-found = Ninguna partida coincide.
games-exported = { $games ->
    [one] Una partida está en { $file }.
   *[other] { $games } partidas están en { $file }.
}
column-ended = terminada
column-table = mesa
column-players = jugadores
help-new-game = Escribir el esqueleto de un juego propio: docs/adding-a-game.md
help-new-game-name = El nombre del juego: minúsculas, cifras y _
help-new-game-folder = Dónde; si no, cantiere-NAME
new-game-written = El juego está en { $folder }; su README dice cómo probarlo.
help-rules = Muestra las reglas de un juego: todas, una por su número (P-12.4), o donde aparecen unas palabras.
help-rules-words = El número de una regla, o palabras que buscar.
help-guide = Muestra la primera ronda de un juego, paso a paso, con explicaciones.
help-learn = Tres lecciones tras la primera ronda: preguntas con su explicación, y luego una partida que ganar.
help-lesson = el número o el nombre de una lección; sin él se enumeran
help-problem = Muestra una posición en la que una respuesta es claramente mejor, y dice cuánto vale cada una.
help-theme = de qué trata el problema, como opening; una palabra equivocada los enumera todos
help-level = qué difícil: el nivel más débil de bots que lo resuelve
help-day = el problema de ese día (2026-07-31) en vez del de hoy
help-features = Enumera las entradas del vector de rasgos de un juego.
help-fuzz = Juega partidas al azar y comprueba todas las promesas del contrato.
help-fuzz-games = Cuántas partidas en total.
help-fuzz-seats = Solo con estos números de asientos, como: --seats 2 4
help-out = La carpeta para el registro de una partida que falle.

# --- el laboratorio: arena, bots, study, analyse ---------------------------------------------------------

arena-resumed = { $games ->
    [one] Ya hay una partida en el archivo.
   *[other] Ya hay { $games } partidas en el archivo.
}
arena-interrupted = Interrumpido. { $games ->
    [one] Se ha jugado una partida.
   *[other] Se han jugado { $games } partidas.
}
arena-played = { $games ->
    [one] Una partida; entre paréntesis, los intervalos del 95 %.
   *[other] { $games } partidas; entre paréntesis, los intervalos del 95 %.
}
picture-saved = Dibujado en { $file }.
picture-seats = victorias por asiento
picture-sources = puntos por fuente
picture-answers = puntos que acompañan a una respuesta
picture-all = todos
picture-first = el primero
column-bot = bot
column-about = qué hace
column-tables = partidas
column-victories = victorias
column-points = puntos
column-rank = puesto
column-rating = fuerza
level-is = un nivel: { $bot }
level-was = lo que fue un nivel, guardado para medir: { $bot }
bot-random = cualquier respuesta permitida
bot-greedy = la respuesta que parece mejor, mirando un paso adelante
bot-casual = como greedy, con respuestas descuidadas; casual:30 significa 30 de cada cien
bot-search = mira hacia delante; search:500 con tantas iteraciones, search:300ms tanto tiempo; si no se dice, según el juego
bot-hasty = pasa por alto respuestas y prefiere puntos inmediatos; hasty:30 significa 30 respuestas de cada cien
bot-net = lo que prefiere una red que ha aprendido el juego, sin mirar adelante; como greedy donde un juego no la tiene
bot-deep = mira hacia delante y pregunta a la red; deep:500, deep:300ms, deep:x3 como search
bot-even = tan fuerte como se diga, de even:0 a even:100; even:50 es greedy
train-resumed = Se sigue después de la ronda { $round }; partidas hasta ahora: { $games }.
train-interrupted = Interrumpido después de la ronda { $round }. La misma orden sigue desde ahí.
train-best = El mejor hasta ahora es el de la ronda { $round }: { $file }
train-round = Ronda { $round }; partidas hasta ahora: { $games }
train-better = Ronda { $round } (partidas: { $games }, decisiones: { $decisions }): vence al mejor hasta ahora con el { $best } % y ocupa su lugar; { $greedy } % contra greedy
train-kept = Ronda { $round } (partidas: { $games }, decisiones: { $decisions }): { $best } % contra el mejor hasta ahora, que sigue; { $greedy } % contra greedy
train-picture-greedy = contra greedy
train-picture-best = contra el mejor hasta ahora
train-picture-games = partidas contra sí mismo
train-picture-surprise = sorpresa sobre quién gana (log-loss)
analyse-along = Probabilidad de ganar a lo largo de la partida, según la estimación del juego
analyse-swings = Los mayores cambios: jugada, quién, qué, de quién es la probabilidad
analyse-better = Jugadas mejores: jugada, quién, qué, la probabilidad perdida
analyse-none = No se han encontrado jugadas mejores.
analyse-instead = { $best } en lugar de { $played }
study-title = Partidas: { $games }; asientos por turno: { $bots }
study-numbers = Cuánto dura, lo reñida que es, cuántos puntos
study-scores = puntos
study-winning = puntos del primero
study-margins = ventaja del primero
study-length = preguntas por partida
study-choices = elecciones de verdad por partida
study-seats = Por asiento (0 es el primero)
study-questions = Preguntas con más de una respuesta
study-sources = De dónde vienen los puntos, por asiento y partida
study-answers = Qué acompaña a las respuestas: puntos sobre lo habitual en esta pregunta y esta ronda
column-seat = asiento
column-question = pregunta
column-answer = respuesta
column-times = veces
column-worth = puntos
column-per-game = por partida
column-choices = respuestas
column-most = como máximo
column-source = fuente
column-winners = ganadores
column-number-of = cifra
column-mean = media
column-middle = 5–95 %
column-range = de – a
help-arena = Hace que los bots jueguen muchas partidas y dice quién es más fuerte.
help-arena-seats = Los bots, tantos como asientos, como: --seats search:500 greedy greedy random
help-arena-games = Cuántas partidas; los asientos rotan, con la misma suerte en cada rotación.
help-arena-seed = La misma semilla da los mismos resultados.
help-arena-out = Guarda los resultados en este archivo, una línea por partida. Lo interrumpido sigue desde ahí.
help-plot = Dibuja los resultados: un .png o un .svg.
help-processes = Cuántos procesos juegan a la vez; si no, uno por núcleo.
help-ray = Juega en un clúster Ray: auto, su dirección, o local para iniciar uno aquí.
help-train = Hace que una red aprenda un juego jugando contra sí misma.
help-train-out = La carpeta del entrenamiento. Si ya hay uno, sigue, con sus propios ajustes.
help-train-hours = Se detiene tras tantas horas.
help-train-seed = La misma semilla da los mismos pesos, con cualquier número de procesos.
help-train-teacher = Un bot al que se imita primero, como master.
help-train-lessons = Durante cuántas rondas.
help-train-study = Una búsqueda a la que se consultan algunas preguntas y cuyas respuestas se aprenden, como deep:40.
help-train-from = Empieza un entrenamiento nuevo con los pesos de un archivo.
help-train-set = Otro valor para uno de los números de un entrenamiento nuevo, como along=0.9. Se puede repetir.
help-bot = Un bot, por su nombre o su archivo, como ruta/mi_bot.py. Se puede repetir.
help-bots = Enumera y mide los bots.
help-bots-list = Enumera los bots y los niveles.
help-bots-rate = Juega una liguilla y muestra la fuerza, con sus intervalos.
help-players = Cuántos asientos; si no, los menos que permite el juego.
help-rate-games = Cuántas partidas juega cada pareja de bots.
help-study = Pregunta a muchas partidas qué importa: asientos, puntos, elecciones.
help-study-json = Lo escribe todo también en este archivo.
help-analyse = Repasa una partida registrada: cómo iba cada cual, dónde cambió, qué era mejor.
help-analyse-bot = La búsqueda que juzga, con sus iteraciones.
help-serve = Abre mesas en la red, para navegadores y programas.
help-host = La dirección en la que escuchar; 0.0.0.0 para toda la red.
help-port = El puerto en el que escuchar.
help-database = Un archivo, o postgresql://… para varios servidores a la vez.
help-config = Un archivo TOML con los ajustes; `--settings` los muestra.
help-settings = Muestra todos los ajustes con sus valores y termina.
help-admin = Para quien lleva un servidor: copias, restaurar, comprobar.
help-backup-file = La copia.
help-backup = Escribe en un archivo todo lo que guarda el servidor; puede estar en marcha.
help-restore = Llena una base de datos vacía desde una copia.
help-check = Vuelve a jugar cada partida y comprueba todo lo guardado.
backup-done =
    { $rows ->
        [one] Una fila está
       *[other] { $rows } filas están
    } en { $file }.
restore-done =
    { $rows ->
        [one] Una fila restaurada
       *[other] { $rows } filas restauradas
    } desde { $file }.
help-role = Da un cargo a una cuenta: moderator, operator o nobody.
help-login = El nombre de acceso de la cuenta.
help-role-name = moderator, operator o nobody
help-roles = Muestra quién tiene un cargo.
help-deeds = Muestra lo que han hecho los moderadores.
role-given = { $login } ahora es { $role }.
roles-none = Nadie tiene todavía un cargo.
deeds-none = Todavía no se ha hecho nada.
check-found = Mesa { $table }: { $what }
check-done =
    { $tables ->
        [one] Una partida comprobada
       *[other] { $tables } partidas comprobadas
    }; { $found ->
        [0] todo está bien
        [one] hay un fallo
       *[other] hay { $found } fallos
    }.
help-thinkers = Cuántos procesos piensan por los bots.
help-verify = Comprueba un registro: sus jugadas, su resultado y que nadie haya tocado su suerte.

serve-ready = Las mesas están abiertas en { $address }  (Ctrl-C para cerrar)

verify-moves = { $moves ->
    [one] Una jugada, según las reglas.
   *[other] { $moves } jugadas, todas según las reglas.
}
verify-chance = { $draws ->
    [one] Un resultado del azar, como se prometió al principio.
   *[other] { $draws } resultados del azar, todos como se prometió al principio.
}
verify-hidden = Aún no se han revelado la semilla y la sal: el azar no se puede comprobar.
verify-no-promise = Al principio no se prometió nada: el azar sigue a la semilla, pero la semilla pudo elegirse después.

notice-turn = { $count ->
    [one] Te toca jugar.
   *[other] Te toca jugar en { $count } mesas.
}
positions-saved = { $rows ->
    [one] Una decisión escrita
   *[other] { $rows } decisiones escritas
} en { $file }.
help-positions = Escribe cada decisión (rasgos, máscara, acción, resultado) en este archivo Parquet.

# --- torneos ---------------------------------------------------------------------------------------------

tournament-round = Ronda { $round } del torneo
tournament-over = El torneo ha terminado.
arena-tournaments = { $games ->
    [one] Un torneo
   *[other] { $games } torneos
}
help-tournament = Juega un torneo: varias partidas, con personas y bots.
help-tournament-form = Qué forma de torneo; si no, la primera que tenga el juego.
help-arena-tournament = Juega torneos de esta forma en lugar de partidas sueltas.

# --- los valores de las opciones -------------------------------------------------------------------------

choice-true = sí
choice-false = no
choice-none = a suertes
choice-default = como siempre
choice-random = al azar

# --- lo que va mal en la línea de órdenes y con los archivos ---------------------------------------------

error-no-command = No existe la orden «{ $command }»; hay: { $known }
error-no-such-option = Aquí no hay opción { $option }; véase: cantiere { $command } --help
error-option-usage = La opción { $option } no se usa así; véase: cantiere { $command } --help
error-missing = Falta { $what }; véase: cantiere { $command } --help
error-bad-value = { $what }: ese valor no es posible; véase: cantiere { $command } --help
error-usage = Sobra o falta algo; véase: cantiere { $command } --help
error-needs = Hace falta { $what }: pip install '{ $package }'
error-no-language = No existe el idioma «{ $lang }»; hay: { $known }
error-no-game = No existe el juego «{ $game }»; hay: { $known }
error-game-unusable = El juego «{ $game }» no se puede usar: { $why }
error-no-page = { $game } no tiene esa página ({ $page })
error-game-name = El nombre de un juego son minúsculas, cifras y _, no «{ $name }»
error-game-taken = Ya existe un juego «{ $name }»
error-folder-taken = { $folder } ya existe y contiene algo
games-unusable = Estos juegos están instalados, pero no se pueden usar:
error-record-package = Es una partida de «{ $game }», que no está instalado aquí; el registro nombra para ello el paquete «{ $package }»
error-no-bot = No existe el bot «{ $bot }»; hay: { $known }
error-no-theme = No hay problemas sobre «{ $theme }»; hay: { $known }
error-no-level = No existe el nivel «{ $level }»; hay: { $known }
error-no-lesson = No existe la lección «{ $lesson }»; hay: { $known }
error-no-problem = No existe un problema así
error-no-day = «{ $day }» no es un día; escríbelo como 2026-07-31
error-weights = { $file } no tiene pesos para este juego: { $why }
error-checkpoint = { $file } no se puede reanudar: { $why }
error-bot-number = «{ $bot }»: escribe search:500 (iteraciones), search:300ms, search:x3 (tantas veces lo que conviene al juego) o casual:30 (por ciento).
error-no-search = «{ $bot }» no busca: escribe search:40 o deep:40.
error-setting = «{ $text }» no es un ajuste: escribe NOMBRE=VALOR, con uno de: { $known }
error-bot-name = «{ $spec }»: { $name } es el nombre de un bot.
error-bot-answer = El bot «{ $bot }» ha dado una respuesta imposible: { $answer }
error-bot-file-missing = No existe el archivo de bot { $file }
error-bot-file-make = { $file } no tiene una función make(seed).
error-bot-file-choose = { $file }: make(seed) debe devolver un objeto con choose(state, seat).
error-bot-file = { $file } no se puede cargar: { $why }
error-rules-version = { $game } no tiene la versión { $version } de las reglas; tiene { $known }.
error-seats = { $game } no se juega con tantos asientos: { $seats }. Posibles: { $known }
error-no-option = { $game } no tiene la opción «{ $option }». Sus opciones: { $known }
error-option-form = --option { $word }: escríbela como nombre=valor.
error-option-value = Opción «{ $option }»: «{ $value }» no es posible. Posibles: { $known }
error-start-seat = start={ $start }: los asientos van de 0 a { $last }.
error-no-seat = No existe el asiento { $seat }: los asientos van de 0 a { $last }.
error-chance = --chance acepta draw o ask, no «{ $value }».
error-load-alone = --load ya trae el juego, sus opciones y su semilla: quítalos.
error-no-variant = Con estos asientos { $game } no se puede jugar de ninguna forma.
error-two-bots = Para una liguilla hacen falta al menos dos bots.
error-arena-bots = En la arena solo juegan bots: para personas está cantiere tournament.
error-no-tournaments = { $game } no tiene torneos.
error-no-tournament = { $game } no tiene el torneo «{ $form }»; hay: { $known }
error-tournament-players = «{ $form }»: jugadores necesarios { $needed }, no { $players }.
error-analyst = «{ $bot }»: el análisis necesita una búsqueda con un número de iteraciones, como search:40.
error-no-database = No hay ninguna base de datos { $file }: indica dónde está con --config o --database.
error-serve = No se puede abrir { $address }: { $why }
error-write = No se puede escribir { $file }: { $why }
error-write-fuzz = No se puede escribir { $file }: { $why }. Lo que falló: { $message }
error-read = No se puede leer { $file }: { $why }
error-not-json = { $file } no es JSON: { $why }
error-no-snapshot = { $file } no es una posición: no nombra ningún juego.
error-snapshot = Esto no es una posición de { $game }: { $why }
error-picture = { $file }: una imagen es un .png o un .svg.
error-other-run = { $file } contiene los resultados de otra serie: su primera línea difiere en { $what }. Indica otro archivo o bórralo.
error-no-results = { $file } no es un archivo de resultados: { $why }
error-record = Esto no es un registro: { $why }
error-record-format = El registro tiene el formato { $format }; esta versión lee el formato { $known }.
error-record-rules = La partida se jugó con la versión { $version } de las reglas; esta es la versión { $known }.
error-record-seats = Asientos en el registro: { $seats }, no { $players }.
error-record-turn = Jugada { $number }: { $who } juega «{ $text }», pero la pregunta es para { $asked }.
error-record-over = Jugada { $number }: { $who } juega «{ $text }», pero la partida ha terminado.
error-record-move = Jugada { $number }: { $why }
error-record-promise = La semilla y la sal no son las prometidas al principio.
error-record-hidden = El registro no revela su semilla y su sal.
error-record-chance = Jugada { $number }: el azar trajo «{ $text }», pero debía traer «{ $promised }».
error-record-result = El resultado registrado no es el de las jugadas.
error-record-short = El registro tiene un resultado, pero sus jugadas no llegan al final.
chance-name = el azar

# --- lo que rechaza el servidor --------------------------------------------------------------------------

problem-title-400 = No se entiende
problem-title-401 = ¿Quién eres?
problem-title-403 = No permitido
problem-title-404 = No encontrado
problem-title-405 = Aquí no es posible
problem-title-409 = Desfasado
problem-title-413 = Demasiado grande
problem-title-414 = Demasiado largo
problem-title-415 = Tipo de contenido equivocado
problem-title-422 = Rechazado
problem-title-429 = Demasiadas peticiones
problem-title-431 = Demasiado grande
problem-title-500 = Error nuestro
problem-title-503 = Ocupado

problem-ambiguous-action = Puede significar varias cosas: escribe un poco más.
problem-bad-json = Esto no es JSON.
problem-bad-length = La longitud de la petición no es un número.
problem-bad-message = Este mensaje no se entiende.
problem-bot-sits-in = Un bot juega por ti: primero recupera el asiento.
problem-busy = Ahora mismo hay demasiado que hacer: inténtalo otra vez.
problem-cannot-undo = No puedes deshacer por tu cuenta: o no hay nada, o entretanto ha actuado el azar u otro jugador.
problem-database = La base de datos no responde; no ha cambiado nada.
problem-foreign-site = Otro sitio ha hecho que tu navegador envíe esto.
problem-game-gone = Este servidor ya no tiene el juego. La mesa se puede leer, dejar y cerrar.
problem-does-not-replay = Esta partida no se puede reproducir. Se puede leer, dejar y cerrar, pero no continuar; el responsable ha sido avisado.
problem-has-account = Ya tienes una cuenta.
problem-invalid = Esto no está como debe: { $at }
problem-key-used = Esta clave se usó para otra petición.
problem-login-taken = Ese nombre de acceso ya está cogido.
problem-mistake = Algo ha ido mal por nuestra parte.
problem-no-free-seat = Aquí no hay un asiento libre para ti.
problem-no-hints = En esta mesa no hay pistas.
problem-no-record = Un análisis que empieza a mitad de partida no tiene registro.
problem-no-such-bot = No existe ese bot.
problem-no-such-form = No existe esa forma de torneo.
problem-no-such-game = No existe ese juego.
problem-no-page = Este juego no tiene esa página.
problem-no-such-language = No existe ese idioma.
problem-no-such-move = En esta partida no hay esa jugada.
problem-no-such-news = De esta mesa no hay esa novedad.
problem-no-such-seat = No existe ese asiento.
problem-not-a-record = Esto no es un registro.
problem-not-a-snapshot = Esto no es una posición de este juego.
problem-not-begun = La partida no ha empezado.
problem-not-entered = No juegas en este torneo.
problem-not-found = Aquí no hay nada así.
problem-not-json = Envía application/json.
problem-not-open = Está cerrado: ya no se puede entrar ni empezar.
problem-not-over = Eso es posible con la partida terminada, y para quien la ha jugado.
problem-not-owner = Solo quien lo creó puede hacer eso.
problem-not-running = Aquí no hay ninguna partida en marcha.
problem-not-seated = No te sientas a esta mesa.
problem-not-your-seat = Ese no es tu asiento.
problem-not-your-turn = No te toca jugar.
problem-not-yours = La pregunta no es para ti.
problem-nothing-asked = Ya nadie pide deshacer.
problem-outdated = La mesa ha seguido adelante.
problem-over = En esta posición la partida ha terminado.
problem-refused = Eso no es posible.
problem-rules-changed = Esta partida empezó con unas reglas que este servidor no conoce. Se puede leer, dejar y cerrar, pero no continuar.
problem-seats-free = Aún quedan sitios libres.
problem-too-large = La petición es demasiado grande.
problem-too-many = Demasiado a la vez: espera un momento.
problem-too-many-tables = Demasiadas mesas: termina o deja alguna primero.
problem-too-many-tokens = Ya tienes demasiadas llaves.
problem-tournament = Esto era una ronda de un torneo.
problem-unknown-action = Esa no es una acción de este juego.
problem-who = Primero di tu nombre: POST /api/session.
problem-wrong-entrants = El número de jugadores no cuadra con esa forma de torneo.
problem-wrong-link = Este enlace ya no sirve.
problem-wrong-password = No existe ese nombre de acceso con esa contraseña.
problem-wrong-seats = El número de jugadores no cuadra con esta posición.
problem-wrong-token = Esta llave no se conoce aquí.

# --- avisos, reglas y navegador -------------------------------------------------------------------------

points = puntos
source-other = otros
source-start = al empezar
warning-final = Esto no lo puedes deshacer por tu cuenta.
help-open = Abre la sala en un navegador, si lo hay.
client-not-built = Las mesas están abiertas, pero no se ha construido la página para jugar en el navegador.
client-build-it = Detén el servidor y ejecuta «make play»: construye la página y lo arranca de nuevo.
rules-none = Las reglas no hablan de «{ $words }».
guide-next = Intro: seguir; otra cosa: salir {""}
problem-colour-taken = Alguien ya tiene ese color.
problem-no-such-colour = Ese color no se puede elegir.
problem-not-away = Allí nadie lleva un día ausente.
problem-pace = Una respuesta puede tardar de una hora a catorce días; o bien hay un reloj, con tiempo para la partida.
problem-resigned = Te has rendido en esta partida: el bot sigue jugando.
problem-seat-kept = Los asientos que quedan están reservados. Pide el enlace de la mesa.
problem-taken-off = Quien creó la mesa te ha quitado del asiento.
problem-holiday = Unas vacaciones duran como mucho sesenta días.
problem-no-account = Todavía no tienes cuenta.
problem-no-such-zone = No existe ese huso horario.
problem-no-way = Esta vía no está configurada en este servidor, o aún no para ti.
problem-not-sent = No se pudo enviar. Revisa la dirección e inténtalo de nuevo.
problem-wrong-old-password = Esa no es tu contraseña.
problem-banned = Un moderador te ha excluido de este sitio.
problem-muted = Un moderador te ha pedido silencio por un tiempo.
problem-guests-wait = Los invitados nuevos solo pueden escribir en las mesas donde se sientan.
problem-word = Este nombre tiene una palabra que aquí no se admite.
problem-not-a-moderator = Solo los moderadores pueden hacer eso.
problem-has-a-role = Eso no se le puede hacer a quien tiene un cargo aquí.
problem-ban-whom = Indica una persona o una dirección.
problem-report-what = Indica una mesa o un torneo.
problem-no-such-address = Ese no es un rango de direcciones que se pueda excluir.
problem-in-tournament = Esta mesa es una ronda de un torneo: ciérrala en su lugar.
problem-not-followed = No quiere que lo sigan.
problem-yourself = Eres tú.
problem-rated-bot = En una partida clasificatoria los bots tienen una fuerza propia.
problem-rated-others = Aquí se sientan otros que no han aceptado que la partida cuente para la clasificación.
problem-rated-seats = En una partida clasificatoria cada uno tiene un asiento, y no todos son bots.
problem-rated-undo = En una partida clasificatoria nada se deshace más allá del azar o de los demás.
problem-league-options = Estas opciones son para los torneos propios del juego.
problem-too-few-entrants = Hay muy pocos jugadores para una mesa.
problem-too-many-bots = Hay demasiados bots en tus torneos.
feed-author = Cantiere
feed-weeks = La semana
feed-week = Semana { $week }
feed-league-made = Anunciado.
feed-league-round = Ha empezado la ronda { $round }.
feed-league-table = Ronda { $round }
feed-league-over = El torneo ha terminado. Primer puesto
problem-too-many-followed = No puedes seguir a más personas.
former-player = Un antiguo jugador
notice-begin = Empieza una partida.
notice-vote = Los demás piden tu palabra.
notice-chat = Alguien ha dicho algo.
notice-over = Una partida ha terminado.
notice-several = { $count ->
    [one] Una novedad en tus mesas.
   *[other] { $count } novedades en tus mesas.
}
notice-test = Así te avisa Cantiere.
mail-confirm-subject = Confirma tu dirección de correo
mail-confirm = Alguien ha dado esta dirección en un servidor de Cantiere, para ser avisado de su turno. Si fuiste tú, abre este enlace en un día. Si no, no hagas nada.
mail-reset-subject = Una nueva contraseña
mail-reset = Con este enlace eliges una nueva contraseña. Sirve una vez, durante una hora. Si no lo has pedido, no hagas nada.
mail-unsubscribe = No más correos:

# --- problemas --------------------------------------------------------------------------------------------

lesson-passed = Has superado esta lección.
lesson-found = { $found } de { $all } encontradas. ¿Otra vez?
lesson-not-won = Aún sin ganar. ¿Otra partida?
puzzle-title = { $game }, problema { $id } · { $level } · { $themes }
puzzle-ask = ¿Cuál es la mejor respuesta? Escribe su número o sus palabras; Intro la muestra, q sale.
puzzle-right = Correcto: { $action }.
puzzle-wrong = La mejor respuesta es: { $best }.
puzzle-untried = La búsqueda no creyó que valiera la pena probarla. La mejor respuesta es: { $best }.
puzzle-chances = { $tries ->
    [one] Probabilidad de ganar tras cada respuesta, según una partida probada:
   *[other] Probabilidad de ganar tras cada respuesta, según { $tries } partidas probadas:
}
puzzle-found = La encontraron: { $found }.
puzzle-follows = Lo que puede seguir: { $action }
