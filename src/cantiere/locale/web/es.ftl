# Las palabras propias del navegador. Aquí todo empieza por `web-`.

web-title = Cantiere
web-tagline = Una sola mesa para los grandes juegos de construcción
web-site = Sitio
web-skip = Ir al contenido
web-language = Idioma
web-language-name = { $lang ->
        [en] English
        [it] Italiano
        [es] Español
        [de] Deutsch
       *[other] { $lang }
    }
web-candlelight = Luz de vela
web-guest = Invitado
web-close = Cerrar
web-cancel = Cancelar
web-go-on = Seguir
web-save = Guardar
web-saved = Guardado.
web-send = Enviar
web-yes = sí
web-no = no
web-name = Nombre
web-loading = Un momento …
web-offline = El servidor no responde. No se ha perdido nada; inténtalo dentro de un momento.
web-reconnecting = Conexión perdida: reconectando …
web-no-page = No existe esa página.
web-no-table = Esta mesa no se puede ver
web-to-lobby = A la sala

# --- nombres ---------------------------------------------------------------------------------------------

web-your-name = Tu nombre
web-your-name-why = ¿Cómo te van a llamar los demás? Basta con un nombre.
web-me = Tú
web-you = tú
web-this-browser = Este navegador
web-sound = Un golpecito cuando te toque jugar
web-notify = Un aviso cuando te toque jugar y esta página no esté a la vista
web-theme = Luz
web-theme-auto = como quiera el sistema
web-theme-light = luz del día
web-theme-candlelight = luz de vela
web-email = Correo electrónico
web-hook = Web-hook (https)
web-other-device = En otro dispositivo
web-personal-link = Crear un enlace personal
web-personal-link-why = Quien lo abre juega como tú. Un enlace anterior deja de servir.
web-restore = Hola de nuevo
web-restore-why = Con este enlace, este navegador se convierte en el jugador para el que se hizo.
web-restore-do = Soy yo
web-account = Cuenta
web-account-why = No hace falta para jugar. Con una contraseña puedes volver desde cualquier sitio.
web-login = Nombre de acceso
web-password = Contraseña
web-register = Crear una cuenta
web-log-in = Entrar
web-log-out = Olvidarme en este navegador
web-programs = Programas
web-programs-why = Con una llave, un programa tuyo juega en tu nombre.
web-token-name = Nombre de la llave
web-new-token = Nueva llave
web-token-once = Solo se muestra una vez:
web-recall = Revocar

# --- sala ------------------------------------------------------------------------------------------------

web-games = Juegos
web-seats-from-to = de { $least } a { $most } jugadores
web-play-bots = Jugar contra bots
web-new-table = Nueva mesa
web-learn = Una primera ronda guiada
web-rules = Reglas
web-tournaments = Torneos
web-filter-game = Juego
web-filter-name = Nombre
web-all-games = todos
web-open-record = Abrir un registro
web-no-record = { $file } no es un registro.
web-my-games = Mis partidas
web-no-games = No hay partidas en marcha.
web-open-tables = Mesas abiertas
web-no-open-tables = Nadie está esperando. Crea una mesa o juega contra bots.
web-running-tables = Partidas para mirar
web-finished-games = Partidas terminadas
web-no-finished = Aún no hay partidas terminadas.
web-my-turn = Te toca jugar
web-free-seats = { $number ->
        [one] { $number } asiento libre
       *[other] { $number } asientos libres
    }
web-running = en marcha
web-won-by = Victoria: { $names }
web-table-number = Mesa { $number }
web-seat-free = libre

# --- nueva mesa ------------------------------------------------------------------------------------------

web-game = Juego
web-seats = Asientos
web-how-many = ¿Cuántos?
web-seat-name = Asiento { $number }
web-seat-me = yo
web-seat-open = cualquiera
web-seat-link = alguien, por enlace
web-seat-hot = alguien en esta pantalla
web-seat-novice = bot: novato
web-seat-apprentice = bot: aprendiz
web-seat-journeyman = bot: oficial
web-seat-master = bot: maestro
web-seat-grandmaster = bot: gran maestro
web-seat-even = bot: más o menos tan fuerte como yo
web-seat-bot = bot
web-level-novice = pasa mucho por alto
web-level-apprentice = comete errores
web-level-journeyman = juega con juicio
web-level-master = mira lejos
web-level-grandmaster = es quien más piensa
web-level-even = juega mejor cuando ganas y peor cuando pierdes
web-options = Opciones
web-more-options = Más
web-table-name = Nombre de la mesa
web-pace = Ritmo
web-pace-live = en vivo, sin límite
web-pace-turns = por turnos, sin límite
web-listed = En la lista de la sala: cualquiera puede mirar
web-hints-allowed = Se permiten pistas
web-create = Crear la mesa
web-create-tournament = Crear el torneo

# --- antes de la partida ---------------------------------------------------------------------------------

web-table-closed = Esta mesa se ha cerrado.
web-seat-kept = guardado para alguien
web-sit-down = Sentarse
web-invite-link = Enlace de esta mesa
web-copy-link = Copiar el enlace
web-copied = Copiado.
web-fill-with = Asientos libres:
web-start-now = Empezar ya
web-start = Empezar
web-waiting = La partida empieza cuando se ocupen todos los asientos.
web-leave = Dejar la mesa

# --- en la mesa ------------------------------------------------------------------------------------------

web-question = Pregunta
web-looking-back = La posición tras la jugada { $move }
web-game-over = La partida ha terminado.
web-asked = { $name }: { $words }
web-thinking = { $name } está pensando
web-all-answers = { $number ->
        [one] { $number } respuesta en lista
       *[other] Las { $number } respuestas en lista
    }
web-search-answers = Buscar en las respuestas
web-which = ¿Cuál?
web-read-rule = Regla { $rule }
web-hint = Pista
web-hint-says = Un bot elegiría:
web-hint-chance = (probabilidad de ganar { $chance })
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-ask-why = Desde entonces ha actuado el azar u otro jugador: los demás deben estar de acuerdo.
web-undo-asked = { $name } pide deshacer.
web-agree = De acuerdo
web-refuse = Rechazar
web-bot-sits-in = Un bot juega por ti.
web-come-back = Recuperar tu asiento
web-players = Jugadores
web-turn = turno
web-away = ausente
web-spectators = { $number ->
        [one] { $number } persona mira
       *[other] { $number } personas miran
    }
web-winner = gana
web-look-as = Mirar con los ojos de { $name }
web-log = Diario
web-log-all = Mostrar las { $number } líneas
web-log-and-chat = Diario y chat
web-chat = Chat
web-chat-empty = Aún nadie ha dicho nada.
web-chat-say = Di algo
web-parts = Partes de la mesa
web-tab-board = Tablero
web-tab-seats = Jugadores
web-tab-log = Diario
web-tab-chat = Chat
web-your-turn-at = Te toca jugar: { $table }
web-curtain = Ahora le toca a { $name }
web-curtain-why = Pasa la pantalla y no mires.
web-curtain-lift = Soy { $name }
web-zoom-in = Más grande
web-zoom-out = Más pequeño
web-keys = Teclas
web-key-q = ir a las respuestas
web-key-b = ir a lo iluminado en el tablero
web-key-u = deshacer
web-key-h = pista
web-key-back = una jugada atrás
web-key-on = una jugada adelante
web-key-zoom = ampliar; - reducir
web-key-help = esta ayuda

# --- seguir lo que hacen los demás ------------------------------------------------------------------------

web-following = Lo que hacen los demás
web-skip-to-question = Ir a tu pregunta
web-skip-to-now = Saltar
web-wishes = Tus ajustes en la mesa
web-pace-of-others = Lo que hacen los demás se muestra
web-pace-once = de una vez
web-pace-quick = deprisa
web-pace-calm = con calma
web-ask-alone = Pregúntame también cuando solo hay una respuesta, como terminar el turno
web-since = Desde tu última respuesta
web-since-short = Novedades
web-since-nothing = No ha pasado nada desde tu última respuesta.
web-since-all = La mesa
web-your-question = Tu pregunta: { $words }
web-figure-now = { $change } → { $now }
web-from-seat = { $what } de { $name }
web-to-seat = { $what } a { $name }
web-at-place = { $what }: { $place }
web-deed-took = toma
web-deed-gave = da
web-deed-placed = coloca
web-deed-paid = paga
web-deed-came = pone en juego
web-deed-went = retira del juego
web-key-skip = saltar lo que hacen los demás

# --- repetición y final ----------------------------------------------------------------------------------

web-replay = Repetición
web-to-start = Al principio
web-one-back = Una jugada atrás
web-play = Reproducir
web-pause = Pausa
web-one-on = Una jugada adelante
web-to-end = Al final
web-position = Posición
web-move-of = jugada { $move } de { $moves }
web-speed = Velocidad
web-what-if = ¿Y si…?
web-to-now = Volver al presente
web-result = Resultado
web-points-by-source = Puntos por fuente
web-points-by-round = Puntos por ronda
web-round = Ronda { $number }
web-score-curve = Puntos a lo largo de la partida
web-chances-curve = Probabilidades a lo largo de la partida
web-swings = Momentos decisivos
web-swing = Jugada { $move }: { $label } – de { $before } a { $after }
web-better-moves = Jugadas mejores
web-better-move = Jugada { $move }: { $best } en lugar de { $played }
web-analysing = Los bots están mirando la partida …
web-analyse = Analizar
web-rematch = Jugar otra vez
web-download-record = Registro
web-share = Compartir
web-to-round = Ir a una ronda
web-to-phase = A la fase
web-turn-back = Un turno atrás
web-turn-on = Un turno adelante
web-speed-calm = con calma
web-speed-quick = deprisa
web-speed-fast = muy rápido
web-link-to-position = Copiar el enlace a esta posición
web-my-mistakes = Lo que podría haber hecho mejor
web-no-mistakes = Los bots no han encontrado nada mejor.
web-lessons = { $number ->
        [one] Una cosa que aprender
        [2] Dos cosas que aprender
       *[other] Tres cosas que aprender
    }
web-lesson-cost = { $times ->
        [one] una elección, { $loss } de probabilidad de ganar
       *[other] { $times } elecciones, de media { $loss } de probabilidad de ganar cada una
    }
web-lesson-train = { $number ->
        [one] Entrénalo: un problema
       *[other] Entrénalo: { $number } problemas
    }
web-loss = – { $loss } de probabilidad de ganar perdido
web-show = Mostrar
web-try = Probar
web-try-what = Antes de la jugada { $move }: ¿qué harías ahora?
web-try-again = Probar otra vez
web-try-over = Terminar la prueba
web-tried-best = Es lo que harían los bots: probabilidad de ganar { $chance }.
web-tried-same = Es lo que se jugó, y perdió { $loss }.
web-tried-better = Los bots elegirían: { $best } (probabilidad de ganar { $chance }).
web-fair = Suerte limpia
web-fair-why = Antes de la primera jugada el servidor prometió su suerte: la huella de abajo. Cuando la partida termina, muestra la semilla y la sal que hay detrás, y esta página compara.
web-fair-promise = Promesa (SHA-256)
web-fair-seed = Semilla
web-fair-salt = Sal
web-fair-kept = La promesa se ha cumplido.
web-fair-broken = La semilla y la sal no coinciden con la promesa.
web-fair-later = La semilla y la sal se muestran cuando termina la partida.
web-fair-command = Con el registro se puede comprobar cada resultado del azar: cantiere verify ARCHIVO

# --- reglas y guía ---------------------------------------------------------------------------------------

web-contents = Índice
web-search-rules = Buscar en las reglas
web-sections-found = { $number ->
        [one] { $number } apartado encontrado
       *[other] { $number } apartados encontrados
    }
web-nothing-found = No se ha encontrado nada.
web-step-of = { $step } de { $steps }
web-previous = Atrás
web-next = Siguiente
web-progress = Por dónde vas
web-play-now = Jugar ahora
web-skip-guide = Saltar
web-guide-right = Correcto: { $action }
web-guide-other = También sería posible. En esta ronda se sigue con: { $action }
web-guide-follows = Qué resulta de ello: { $action }

# --- torneos ---------------------------------------------------------------------------------------------

web-new-tournament = Nuevo torneo
web-no-tournaments = Aún no hay torneos.
web-tournament-form = Forma
web-tournament-players = { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
web-tournament-bots = Los demás jugadores
web-tournament-others-open = quienes se apunten
web-tournament-enter = Apuntarse
web-tournament-withdraw = Retirarse
web-tournament-call-off = Anular el torneo
web-tournament-status = { $status ->
        [open] espera jugadores
        [running] en marcha
        [over] terminado
       *[closed] anulado
    }
web-tournament-standings = Clasificación
web-tournament-rounds = Rondas
web-tournament-round = Mesa { $number }
web-tournament-no-rounds = La primera ronda empieza cuando se ocupen todas las plazas.
web-form-swiss = Sistema suizo
web-form-swiss-why = Un número fijo de rondas para cuantos jugadores haya. Te toca con quienes van más o menos como tú, y con nadie dos veces si se puede evitar; los asientos se equilibran.
web-form-groups = Grupos con ascenso
web-form-groups-why = En el grupo todos juegan con todos. Tras una temporada los primeros de un grupo suben y los últimos bajan.
web-form-knockout = Eliminatorias
web-form-knockout-why = Pasa la mejor mitad de cada mesa, de dos el ganador. Si hay empate, decide el sorteo del principio.
web-league-size = Jugadores por mesa
web-league-rounds = Rondas
web-league-group = Jugadores por grupo, como máximo
web-league-laps = Cuántas veces se encuentran
web-league-moving = Suben y bajan tras una temporada
web-league-seasons = Temporadas
web-league-most = Plazas
web-league-begins = Empieza por sí solo a las
web-league-round-time = Una ronda puede durar
web-league-bots = Bots que también juegan
web-league-begins-at = Empieza { $time }
web-league-by-hand = Empieza cuando se ocupan todas las plazas, o cuando lo dice quien lo creó.
web-league-entered = Apuntados: { $entered } de { $most }
web-league-round = Ronda { $round }
web-league-season = Temporada { $season }
web-league-due = La ronda acaba { $time }. Después, lo que quede lo juegan los bots.
web-league-my-table = A mi mesa
web-league-wait = Ahora no tienes partida: la próxima ronda empieza cuando acaben todas las mesas.
web-league-group-name = Grupo { $number }
web-league-bye = vuelve a jugar en la próxima ronda: descansa
web-league-absent = ausente
web-league-left = se ha retirado
web-league-since = desde la ronda { $round }
web-league-level = Con los mismos puntos decide, en este orden:
web-league-shared = Quienes siguen empatados comparten el puesto.
web-league-points-why = En una mesa el primero tiene un punto, el último ninguno, los demás en medio; los empatados comparten. Descansar cuenta como ganar. Quien deja la partida a un bot no tiene punto.
web-league-played = Mesas
web-league-feed = Noticias (Atom)
web-league-withdraw-why = Tu partida queda abandonada, y nadie te espera en las rondas siguientes.
web-tie-opponents = Rivales
web-tie-opponents-why = cuántos puntos tienen de media sus rivales
web-tie-direct = Entre ellos
web-tie-direct-why = las mesas en que se encontraron
web-tie-wins = Victorias
web-tie-wins-why = mesas ganadas
web-tie-margin = Margen
web-tie-margin-why = cuánto superaron la media de sus mesas
web-place = Puesto
web-player = Jugador
web-points = Puntos
web-watch = Mirar
web-play-my-turn = ¡Te toca jugar!
web-to-tournament = Torneo

# --- people at one table ------------------------------------------------------------------------------------

web-no-table-why = El enlace es incorrecto, o la mesa es privada y al enlace le falta la invitación. Pide el enlace completo a quien te lo envió.
web-days = { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
web-hours-long = { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }
web-pace-clock = reloj: { $game } min + { $answer } s por respuesta
web-pace-days = { $number ->
        [one] { $number } día por respuesta
       *[other] { $number } días por respuesta
    }
web-pace-hours = { $number ->
        [one] { $number } hora por respuesta
       *[other] { $number } horas por respuesta
    }
web-pace-kind-live = en vivo, sin límite
web-pace-kind-clock = en vivo, con reloj
web-pace-kind-turns = por turnos, sin límite
web-pace-kind-hours = por turnos, con límite
web-each-answer = Por cada respuesta
web-clock-game = Minutos para la partida
web-clock-answer = Segundos más por cada respuesta
web-no-hints = sin pistas
web-copy-by-hand = No se pudo copiar: marca el enlace y cópialo a mano.
web-share-link = Enviar el enlace
web-qr-code = Código QR
web-qr-why = El enlace como código QR, para quien está en la misma sala
web-colour-of = Color de { $name }
web-my-colour = Mi color
web-colour-name = { $number ->
        [0] rojo, cruz
        [1] azul, cheurón
        [2] verde, losange
        [3] ocre, estrella
        [4] violeta, creciente
       *[other] blanco, palos
    }
web-seat-kept-you = reservado para ti
web-seat-kept-for = reservado para { $name }
web-sit-here = Mejor sentarse aquí
web-sit-too = Tomar también este asiento
web-take-off = Quitar a { $name } del asiento
web-why-not-not-open = Aquí ya no se puede sentar nadie.
web-why-not-taken-off = Quien creó la mesa te ha quitado del asiento. Puedes mirar, o buscar otra mesa.
web-why-not-no-free-seat = Todos los asientos están ocupados. Podrás mirar la partida cuando empiece.
web-why-not-seat-kept = Los asientos que quedan están reservados. Quien creó la mesa puede enviarte el enlace.
web-watching = Estás mirando: la partida ha empezado y todos los asientos están ocupados.
web-arrange = Cambiar la mesa
web-close-table = Cerrar la mesa
web-seat-too = también para { $name }
web-seat-up = Un asiento más arriba
web-table-menu = En esta mesa
web-leave-game = Irse
web-leave-game-why = Un bot juega por ti hasta que vuelvas.
web-resign = Rendirse
web-resign-why = Un bot sigue en tu lugar para siempre, y el resultado lo dice.
web-resign-sure = No podrás recuperar tu asiento. ¿Te rindes?
web-end-game = Proponer terminar la partida
web-end-game-why = Termina como está si todos los que juegan están de acuerdo.
web-end-game-now = Terminar la partida
web-end-game-alone = No hay que preguntar a nadie más: termina enseguida, como está.
web-manners = Buenos modales: quién puede hacer qué
web-vote-end = { $name } propone terminar la partida como está.
web-vote-sit-in = { $name } propone que un bot sustituya a { $away }.
web-vote-waits = Se pregunta a los demás.
web-vote-withdraw = Mejor no
web-away-long = Se espera a { $name } desde hace más de un día.
web-let-bot-sit-in = Que juegue un bot
web-waiting-for = Se espera a { $name }.
web-waiting-away = Se espera a { $name }, que no está.
web-others-asked = Se pregunta a los demás; a quién, es secreto.
web-waiting-among = Puede ser: { $names }
web-time-left = Quedan { $time }
web-time-left-why = Tiempo restante
web-has-resigned = se rindió
web-on-holiday = de vacaciones, vuelve { $until }
web-ended-early = terminada de común acuerdo
web-to-next-round = A la próxima mesa
web-rematch-join = Sentarse otra vez
web-rematch-decline = No, gracias
web-rematch-waits = ¿Juegas otra vez?
web-rematch-declined = Tu asiento queda libre para otros.
web-next-game = Siguiente partida
web-waits-for-me = Te esperan
web-no-other-games = No hay otras partidas en curso.
web-all-my-games = Todas mis partidas, también las terminadas
web-my-games-why = Todas las partidas que has jugado aquí, también contra bots.
web-my-games-guest = Eres invitado: se guardan mientras este navegador te conozca. Una cuenta las conserva, y al iniciar sesión te las llevas.
web-filter-state = Estado
web-state-all = todas
web-state-running = en curso
web-state-over = terminadas
web-with = Con
web-more = Más
web-none-found = Ninguna partida coincide.
web-place-of = puesto { $rank } de { $seats }

# --- what people do, in the log -----------------------------------------------------------------------------

web-told-joined = { $name } se ha sentado.
web-told-left = { $name } se ha ido; juega un bot hasta que vuelva.
web-told-returned = { $name } ha vuelto.
web-told-resigned = { $name } se ha rendido; sigue un bot.
web-told-declined = { $name } no juega esta vez.
web-told-sat-in = Un bot sustituye a { $name }.
web-told-late = Se acabó el tiempo de { $name }; ha respondido un bot.
web-told-late-sits = El tiempo de { $name } se acabó otra vez; juega un bot hasta que vuelva.
web-told-late-hidden = Se acabó el tiempo; ha respondido un bot.
web-told-holiday = { $name } está de vacaciones: vuelve { $until }.
web-told-holiday-over = { $name } ha vuelto de vacaciones.
web-told-arranged = { $name } ha cambiado la mesa.
web-told-taken-off = { $name } ha quitado a { $off } del asiento.
web-told-closed = { $name } ha cerrado la mesa.
web-told-end-asked = { $name } propone terminar la partida.
web-told-end-agreed = { $name } está de acuerdo en terminar.
web-told-end-refused = { $name } quiere seguir jugando.
web-told-ended = Todos de acuerdo: la partida termina aquí.
web-told-sit-in-asked = { $name } propone que un bot sustituya a { $away }.
web-told-sit-in-agreed = { $name } acepta que un bot sustituya a { $away }.
web-told-sit-in-refused = { $name } quiere seguir esperando a { $away }.
web-told-undo-asked = { $name } pide deshacer.
web-told-undo-agreed = { $name } está de acuerdo.
web-told-undo-refused = { $name } no acepta deshacer.
web-told-undone = { $name } ha deshecho su jugada.
web-told-rematch = { $name } quiere jugar otra vez. Tu asiento está reservado.
web-told-rematch-made = Hay una nueva mesa para los mismos jugadores.
web-told-next-round = El torneo sigue: mesa { $round }.
web-told-tournament-over = Era la última mesa del torneo.
web-told-taken-along = { $name } ha iniciado sesión.
web-running-mine = En curso

# --- good manners -------------------------------------------------------------------------------------------

web-manners-sit = Sentarse
web-manners-sit-why = Quien tiene el enlace puede ocupar cualquier asiento libre, también uno reservado a un amigo. Un asiento por persona, salvo que quien creó la mesa te dé más.
web-manners-owner = Quien creó la mesa
web-manners-owner-why = puede cambiar asientos, orden, opciones y ritmo, quitar a alguien y cerrar la mesa: antes de empezar. Después puede lo mismo que los demás.
web-manners-leave = Irse
web-manners-leave-why = Puedes irte en cualquier momento. Un bot juega por ti, y un clic te devuelve el asiento.
web-manners-resign = Rendirse
web-manners-resign-why = Puedes rendirte en cualquier momento. Un bot sigue para siempre, y el resultado lo dice.
web-manners-end = Terminar juntos
web-manners-end-why = La partida termina como está si todos los que juegan están de acuerdo. Basta un no para seguir.
web-manners-time = El tiempo
web-manners-time-why = El ritmo se acuerda antes de la partida. Cuando se acaba tu tiempo un bot responde una vez; la segunda seguida juega hasta que vuelvas. El tiempo se detiene mientras el servidor está parado, y tus horas mientras estás de vacaciones. Donde es secreto a quién se pregunta, no corre ningún reloj.
web-manners-away = Alguien no está
web-manners-away-why = Sin límite, los demás pueden dejar que un bot juegue por quien se espera desde hace un día, si todos están de acuerdo. El asiento sigue siendo suyo.
web-manners-back = Deshacer
web-manners-back-why = Lo que nadie ha visto puedes deshacerlo tú. Para lo demás hace falta el sí de todos los que tienen asiento, también de quien no está.
web-manners-again = Jugar otra vez
web-manners-again-why = Quien ha jugado puede pedir la revancha. Los asientos de los demás se guardan hasta que digan que no.
web-manners-talk = Hablar
web-manners-talk-why = Quien ve una mesa puede hablar en ella. Sé amable: quien la creó decide quién se sienta.

# --- accounts and notices -----------------------------------------------------------------------------------

web-old-password = Contraseña actual
web-new-password = Nueva contraseña
web-password-needs = Al menos 8 caracteres. Unas palabras se recuerdan bien.
web-login-needs = De 3 a 30 letras minúsculas, cifras, puntos o guiones.
web-wrong-password = La contraseña es demasiado corta: necesita al menos 8 caracteres.
web-wrong-login = Un usuario tiene de 3 a 30 letras minúsculas, cifras, puntos o guiones, y empieza por letra o cifra.
web-wrong-name = Un nombre tiene hasta 40 caracteres visibles.
web-wrong-email = Esto no es una dirección de correo.
web-wrong-hook = Un web hook es una dirección que empieza por https://
web-wrong-field = Aquí hay algo mal.
web-logged-in = Has iniciado sesión; tus partidas de invitado han venido contigo.
web-registered = Ya tienes una cuenta.
web-password-changed = La contraseña ha cambiado; en los demás sitios se ha cerrado tu sesión.
web-your-login = Tu usuario: { $login }
web-change-password = Cambiar la contraseña
web-lost-password = ¿Contraseña perdida?
web-lost-mail-why = Escribe arriba tu usuario. Si la cuenta tiene un correo confirmado, se enviará un enlace.
web-lost-send = Envíame un enlace
web-lost-sent = Si existe esa cuenta con un correo confirmado, el enlace está en camino.
web-lost-link-why = Este servidor no envía correo. Abre el enlace personal que creaste en otro dispositivo: con él eliges una nueva contraseña.
web-restored = Este navegador es ahora { $login }.
web-notices = Avisos
web-push-here = Avisos en este dispositivo, también con la página cerrada
web-email-why = Cuenta cuando hayas abierto el enlace enviado. Cada correo tiene un enlace para no recibir más.
web-not-confirmed = { $email } aún no está confirmado.
web-confirm-again = Enviar el enlace otra vez
web-confirm-sent = El enlace está en camino.
web-saved-confirm = Guardado. Abre el enlace enviado a tu dirección.
web-tell-me = Avísame
web-tell-me-when = Avísame cuando me toque
web-way-push = en mis dispositivos
web-way-mail = por correo
web-way-hook = por web hook
web-notice-turn = cuando me toca
web-notice-begin = cuando empieza una partida o piden la revancha
web-notice-vote = cuando los demás piden mi palabra
web-notice-chat = cuando alguien habla en mi mesa
web-notice-over = cuando termina una partida
web-quiet-hours = Horas de silencio
web-quiet-from = Silencio desde
web-quiet-to = Silencio hasta
web-daily-digest = Una vez al día, todo junto
web-digest-hour = A qué hora
web-test-way = Probar: { $way }
web-test-sent = Está en camino.
web-holiday = Vacaciones
web-holiday-why = Hasta entonces tus horas no corren, y los demás lo ven. Los relojes en vivo siguen.
web-holiday-until = Estoy fuera hasta
web-holiday-over = Ya he vuelto
web-holiday-on = Estás de vacaciones hasta el { $until }.
web-log-out-here = Cerrar sesión en este navegador
web-log-out-everywhere = Cerrar sesión en los demás sitios
web-everywhere-why = Terminan los demás navegadores, páginas abiertas, llaves y enlaces personales.
web-everywhere-done = Hecho: ahora solo este navegador eres tú.
web-forget-account = Puedes volver con tu usuario { $login } y tu contraseña. No se pierde nada.
web-forget-guest = { $games ->
        [0] Eres invitado: tu nombre se pierde para siempre.
        [one] Eres invitado: tu asiento en { $games } partida se pierde para siempre. Para conservarlo, crea antes una cuenta o un enlace personal.
       *[other] Eres invitado: tus asientos en { $games } partidas se pierden para siempre. Para conservarlos, crea antes una cuenta o un enlace personal.
    }
web-forget-sure = Sí, olvídame aquí
web-by-mail-confirm = Tu dirección de correo
web-by-mail-confirm-done = Está confirmada: a partir de ahora los avisos llegan ahí.
web-by-mail-reset = Una nueva contraseña
web-by-mail-reset-done = La contraseña ha cambiado y aquí has iniciado sesión; en los demás sitios se ha cerrado.
web-by-mail-unsubscribe = No más correos
web-by-mail-unsubscribe-done = Hecho: ya no llegará nada a esta dirección.

## Moderación, y datos personales.

web-trouble-rules-changed = Esta partida empezó con unas reglas que este servidor no conoce. No se puede continuar: léela, déjala o ciérrala.
web-trouble-game-gone = Este servidor ya no tiene el juego de esta mesa. Léela, déjala o ciérrala.
web-trouble-does-not-replay = Esta partida no se puede reproducir, y por eso tampoco continuar: léela, déjala o ciérrala. El responsable ha sido avisado.
web-trouble-leave = Dejar la mesa
web-trouble-end = Cerrarla
web-trouble-so-far = Lo que ha pasado
web-report = Denunciar o bloquear a alguien
web-report-whom = A quién, o lo que dijo
web-report-title = El título: { $title }
web-report-why = ¿Qué está mal? Lo leerá un moderador.
web-report-send = Denunciar
web-report-done = Los moderadores lo mirarán.
web-block = Bloquear para mí
web-block-why = Si bloqueas a alguien, dejas de ver lo que escribe. No se le avisa.
web-block-done = No oirás más de esa persona.
web-remove-said = Quitar lo dicho
web-remove-done = Ya no está.
web-my-data = Todo sobre mí
web-my-data-why = Qué se guarda sobre ti, por qué y cuánto tiempo:
web-my-archive = Tenerlo todo en un archivo
web-my-blocks = Personas de las que no quiero oír
web-unblock = Oír de nuevo
web-delete-me = Borrarme
web-delete-me-why = Se quita todo sobre ti, para siempre. Tus partidas quedan para quienes las jugaron contigo; allí serás «un antiguo jugador». En las partidas en curso un bot sigue por ti.
web-delete-sure = Borrarme para siempre
web-privacy = Qué se guarda sobre ti
web-privacy-name = Tu nombre
web-privacy-name-why = Para que los demás sepan con quién juegan. Vale cualquier nombre.
web-privacy-games = Tus partidas
web-privacy-games-why = Cada jugada, mientras exista este sitio: las partidas están para volver a verlas, y son de todos los que jugaron.
web-privacy-club = El club
web-privacy-club-why = Qué lecciones has superado, solo para ti. Tus resultados, sumados, y tus puntuaciones. Todos ven tu página si no la ocultas (en la página sobre ti); la de un invitado es solo para su navegador. En la colección para investigadores tu nombre figura solo si aceptas. A quién sigues se guarda para mostrarte cuándo juega; solo lo ves tú, y puedes decir que nadie puede seguirte.
web-privacy-chat = Lo que escribes
web-privacy-chat-days = { $days ->
    [one] Se guarda un día y luego se quita.
   *[other] Se guarda { $days } días y luego se quita.
}
web-privacy-chat-ever = Se guarda tanto como la partida, y lo puede leer quien vea la mesa.
web-privacy-guests = Invitados
web-privacy-guests-days = { $days ->
    [one] A los invitados que faltan un día se les quita, con todo lo suyo salvo sus partidas.
   *[other] A los invitados que faltan { $days } días se les quita, con todo lo suyo salvo sus partidas.
}
web-privacy-guests-ever = Los invitados se guardan hasta que se borran. De cuándo estuviste solo se guarda el día.
web-privacy-account = Cuentas
web-privacy-account-mail = Tu nombre de acceso; tu contraseña de forma que nadie pueda leerla; tu dirección de correo si la das, solo para avisarte de lo que pediste.
web-privacy-account-plain = Tu nombre de acceso, y tu contraseña de forma que nadie pueda leerla.
web-privacy-cookie = Una cookie
web-privacy-cookie-why = Dice quién eres, y nada más. No hay otras, ni anuncios, ni programas ajenos en estas páginas.
web-privacy-logs = El registro del servidor
web-privacy-logs-addresses = Tu dirección de internet está en el registro de peticiones, para frenar abusos, mientras quien lleva el sitio conserve el registro. Nombres, jugadas y lo que escribes, nunca.
web-privacy-logs-none = En el registro de peticiones no están ni tu dirección ni tu nombre.
web-privacy-order = Moderación
web-privacy-order-why = Las denuncias y las expulsiones se guardan para poder revisarlas, hasta que se levantan o te borras; lo que hicieron los moderadores, mientras exista este sitio, sin tu nombre cuando te hayas ido. Una denuncia no guarda lo que escribiste más tiempo que la mesa.
web-privacy-rights = Lo que puedes hacer
web-privacy-rights-why = Tener todo sobre ti en un archivo, corregirlo y borrarte, en cualquier momento:
web-moderation = Moderación
web-moderation-closed = Esta página es para moderadores.
web-moderation-reports = Denuncias
web-moderation-nothing = Nada espera.
web-moderation-table = La mesa
web-moderation-cup = El torneo
web-moderation-settle = Resuelta
web-moderation-people = Personas
web-moderation-find = Nombre, acceso o id
web-moderation-look = Buscar
web-moderation-hours = Por cuántas horas
web-moderation-banned = excluido
web-moderation-muted = en silencio hasta { $until }
web-moderation-reported = { $count ->
    [0] nunca denunciado
    [one] denunciado una vez
   *[other] denunciado { $count } veces
}
web-moderation-mute = Silenciar
web-moderation-unmute = Dejar hablar
web-moderation-ban = Excluir por estas horas
web-moderation-ban-ever = Excluir para siempre
web-moderation-rename = Cambiar el nombre
web-moderation-new-name = El nuevo nombre
web-moderation-bans = Excluidos
web-moderation-address = Un rango de direcciones
web-moderation-ever = para siempre
web-moderation-lift = Dejar entrar
web-moderation-tables = Mesas
web-moderation-table-id = El id de la mesa (al final de su dirección)
web-moderation-close = Cerrar
web-moderation-delete = Borrar
web-moderation-cups = Torneos
web-moderation-cup-id = El id del torneo (al final de su dirección)
web-moderation-call-off = Suspender
web-moderation-deeds = Lo que se hizo
web-moderation-done = Hecho.
web-deed-role = dio un cargo a
web-deed-settle = resolvió una denuncia
web-deed-mute = silenció a
web-deed-rename = cambió el nombre de
web-deed-ban = excluyó a
web-deed-lift = dejó entrar a
web-deed-close = cerró la mesa
web-deed-delete = borró la mesa
web-deed-title = cambió un título de
web-deed-call-off = suspendió el torneo de
web-deed-remove = quitó lo que dijo

# --- el club ------------------------------------------------------------------------------------------------

web-rated = clasificatoria
web-rated-game = La partida cuenta para la clasificación
web-rated-why = Quien se sienta está de acuerdo: sin pistas, nada se deshace más allá del azar o de los demás, ningún análisis antes del final.
web-rating = Puntuación
web-rating-of = { $rating } ± { $error }
web-ratings = Clasificación
web-ratings-why = Personas y bots en una sola escala, por cada juego y número de asientos. Todos empiezan en 25; tras el ± está cuánto puede desviarse.
web-no-ratings = Nadie ha jugado aún bastantes partidas clasificatorias de este tipo.
web-rated-games = Partidas clasificatorias
web-seats-count = { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }
web-my-page = Mi página
web-page-of = Página de { $name }
web-page-private = Solo tú ves esta página.
web-page-guest = Eres invitado: solo este navegador muestra esta página. Una cuenta la guarda para siempre.
web-no-player = Esta página no existe, o es privada.
web-results = Resultados
web-games-played = Partidas
web-games-won = Ganadas
web-points-mean = Media de puntos
web-options-usual = opciones habituales
web-points-over-time = Puntos en el tiempo
web-points-line = Puntos partida a partida: primera { $first }, última { $last }, mejor { $best }.
web-favourites = Favoritos
web-favourite-card = Carta o edificio
web-used-in = Usada en
web-used-by-all = Por todos
web-won-with = Ganadas con ella
web-points-beside = Dónde se hacen los puntos
web-own-points = Puntos propios
web-points-stronger = Jugadores más fuertes
web-no-stronger = Nadie con más puntuación ha jugado aún así.
web-last-games = Últimas partidas
web-not-finished-self = no jugada hasta el final
web-nothing-played = Aún no ha terminado ninguna partida.
web-private-page = Nadie más puede ver mi página
web-named-games = Mi nombre puede figurar en la colección de partidas para investigadores
web-collection = Colección de partidas
web-collection-why = Todas las partidas terminadas en mesas públicas. Lo que indiques debe cumplirse para un jugador de la partida.
web-find-opening = Apertura
web-any-opening = Cualquier apertura
web-find-card = Carta o edificio
web-find-person = Jugador o bot
web-find-won = Solo partidas que ganó
web-find-least = Al menos tantos puntos
web-find = Buscar
web-export-games = En un solo archivo
web-export-why = Para investigadores: hasta 500 de las partidas encontradas, un registro por línea. Solo figuran los nombres de quienes han aceptado.
web-opening-search = Partidas que empiezan así, hasta esta elección
web-manners-rated = Partidas clasificatorias
web-manners-rated-why = Una partida cuenta para la clasificación si la mesa lo dice antes de que nadie se siente: quien se sienta está de acuerdo. No hay pistas, nada se deshace más allá del azar ni de los demás, bots incluidos, y no hay análisis antes del final. Quien se rinde, o deja el asiento a un bot hasta el final, cuenta como último, haga lo que haga el bot; al bot no se le puntúa por ello. Si son varios, quedan empatados. Una partida que todos terminan juntos no cuenta para nadie.
web-manners-follow = Seguir
web-manners-follow-why = Puedes seguir a quien tenga una página que ves: se te muestra cuándo juega en una mesa pública, que todos pueden mirar. A quien oculta su página, te ha bloqueado o no quiere, no se le sigue.
web-watch-strongest = Ver la partida más fuerte
web-watch-rating = personas con { $rating } de media
web-followed = Personas que sigo
web-following-why = Aquí ves cuándo alguien a quien sigues juega en una mesa pública. No se le avisa. No aparece quien oculta su página o no quiere que lo sigan.
web-following-none = Todavía no sigues a nadie: hay un botón en la página de cada jugador.
web-following-away = ahora no está en una mesa pública
web-follow = Seguir
web-unfollow = Dejar de seguir
web-no-followers = Nadie puede seguirme
web-week = La semana
web-week-from = La semana desde el { $day }
web-week-why = Lo que se ha jugado hasta el final en mesas públicas, según la hora UTC. Las partidas las ve quien mira las mesas; quien oculta su página no está en la lista de quienes más han jugado.
web-week-nothing = En esta semana aún no ha terminado ninguna partida.
web-week-before = Semana anterior
web-week-after = Semana siguiente
web-week-games = { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
web-week-highest = Puntuaciones más altas
web-week-longest = Partida más larga
web-week-shortest = Partida más corta
web-week-answers = { $answers } respuestas
web-week-surprises = Sorpresas
web-week-surprises-why = Partidas clasificatorias que ganó quien menos posibilidades tenía según las puntuaciones de antes.
web-week-chance = { $name } tenía un { $chance }
web-week-active = Quienes más han jugado
web-week-wins = ganadas { $wins }

# --- problemas -------------------------------------------------------------------------------------------

web-all-lessons = Lecciones
web-lessons-why = Tres lecciones para quien ha visto la primera ronda: dos con preguntas de partidas reales, y luego una partida que hay que ganar. Lo que superas se guarda en este navegador, y a tu nombre si aquí tienes uno.
web-lesson-passed = superada
web-lesson-begin = Empezar
web-lesson-again = Otra vez
web-lesson-found = { $found } de { $all } encontradas
web-lesson-left = { $number ->
        [one] Queda una pregunta abierta: aún no has encontrado la mejor respuesta.
       *[other] Quedan { $number } preguntas abiertas: aún no has encontrado las mejores respuestas.
    }
web-lesson-is-passed = Has superado esta lección.
web-lesson-not-yet = Aún sin ganar. ¿Otra partida?
web-lesson-next = Siguiente lección: { $title }
web-lessons-done = Has superado todas las lecciones. Sigue con los problemas:

web-problems = Problemas
web-problems-why = Posiciones de partidas en las que una respuesta es claramente mejor: dos búsquedas con otra suerte están de acuerdo. ¿Qué harías tú? Lo que resuelves se guarda solo en este navegador.
web-problems-today = Problema del día
web-problems-solved = { $solved } de { $all } resueltos al primer intento
web-problem-solved = resuelto
web-problem-tried = intentado
web-problem-theme = Tema
web-problem-level = Nivel
web-problem-level-why = El nivel más débil de bots que encuentra la respuesta
web-problem-any = cualquiera
web-problem-train = Entrenar ({ $number })
web-problem-next = Siguiente problema
web-problem-show = Mostrar la respuesta
web-problem-yours = Tu respuesta: { $action }
web-manners-league = Torneos
web-manners-league-why = Un torneo sigue por sí solo. Una ronda tiene su tiempo, haya vacaciones o no; cuando acaba, los bots juegan hasta el final las mesas que quedan, y a quien se esperaba cuenta como último, haga lo que haga el bot. También quien se ha rendido, o ha dejado el asiento a un bot hasta el final. A quien falta a dos mesas seguidas, o se retira, ya no se le espera; quien debía jugar con él en un grupo ha ganado. Quien llega tarde juega desde la ronda siguiente: antes de la mitad de un torneo suizo, o en los grupos desde la próxima temporada, en el último. Una mesa que se ha cerrado no tiene ganador: todos quedan empatados.
