// The connection may be there while the server is not: ask it now and then.
const AGAIN = 3000;
const HEALTH = new URL('healthz', document.currentScript.src);

function ask() {
  fetch(HEALTH).then(
    (answer) => (answer.ok ? location.reload() : setTimeout(ask, AGAIN)),
    () => setTimeout(ask, AGAIN),
  );
}

addEventListener('online', () => location.reload());
setTimeout(ask, AGAIN);
