// Keeps one page for when there is no connection, and shows notices. Everything else comes from the server, always fresh.
const KEPT = 'cantiere-offline-4';
const PAGE = ours('/offline.html');
const PARTS = [PAGE, ours('/offline.css'), ours('/offline.js'), ours('/icon.svg')];

/** The address of one of our pages or files: the site may live under a path. */
function ours(path) {
  return new URL(`.${path}`, self.location).href;
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PARTS)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener('fetch', (event) => {
  const kept = event.request.mode === 'navigate' ? PAGE : PARTS.find((part) => part === event.request.url);
  if (kept) event.respondWith(fresh(event.request).catch(() => caches.match(kept)));
});

/** What the server says. A proxy that finds none behind it answers itself: that is no answer of ours. */
async function fresh(request) {
  const answer = await fetch(request);
  if (answer.status >= 502 && answer.status <= 504) throw new Error('nobody is there');
  return answer;
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: ours('/icon-192.png'), data: { url } }),
  );
});

// A click leads to the table: in the window that has it, else in another that is open, else in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = ours(event.notification.data.url);
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find((one) => one.url.startsWith(url)) ?? windows[0];
      if (!there) return self.clients.openWindow(url);
      return there.focus().then((one) => (one.url.startsWith(url) ? one : one.navigate(url)));
    }),
  );
});
