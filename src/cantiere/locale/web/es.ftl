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
web-email = Correo para las partidas por turnos
web-hook = Web-hook (https)
web-notices-why = Solo se usa para decirte que te toca jugar. Déjalo vacío si no lo quieres.
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
web-won-by = Ganó: { $names }
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
web-level-novice = pasa mucho por alto
web-level-apprentice = comete errores
web-level-journeyman = juega con juicio
web-level-master = mira lejos
web-level-grandmaster = es quien más piensa
web-options = Opciones
web-more-options = Más
web-table-name = Nombre de la mesa
web-pace = Ritmo
web-pace-live = en directo
web-pace-turns = por turnos
web-hours = Horas para cada jugada
web-listed = En la lista de la sala: cualquiera puede mirar
web-hints-allowed = Se permiten pistas
web-create = Crear la mesa

# --- antes de la partida ---------------------------------------------------------------------------------

web-table-closed = Esta mesa se ha cerrado.
web-seat-kept = guardado para alguien
web-sit-down = Sentarse
web-copy-seat-link = Enlace de este asiento
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
web-place = Puesto
web-player = Jugador
web-points = Puntos
web-watch = Mirar
web-play-my-turn = ¡Te toca jugar!
web-to-tournament = Torneo
