// Keeps one page for when there is no connection. Everything else comes from the server, always fresh.
const KEPT = 'cantiere-offline-2';
const PAGE = '/offline.html';
const PARTS = [PAGE, '/offline.css', '/offline.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PARTS)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const kept = event.request.mode === 'navigate' ? PAGE : PARTS.find((part) => part === pathname);
  if (kept) event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
});
