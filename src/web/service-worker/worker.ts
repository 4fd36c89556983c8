/// <reference lib="webworker" />

import { forgetPastTrip } from './kept-trip.ts'
import { brandCacheName, type PlaceName, placeNames } from './names.ts'
import { handlingOf } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

/** Inserted by the build. */
declare const __RELEASE__: string
/** The script that every page of this release starts with. */
declare const __ENTRY__: string
/** The files that the first page needs: scripts, styles and fonts. */
declare const __CORE__: readonly string[]
/** All files that each place needs. */
declare const __PLACES__: Readonly<Record<PlaceName, readonly string[]>>
/** The page without content, for addresses that were never cached. */
declare const __SHELL__: string
/** The headers that the server would send with it: the same policy holds offline. */
declare const __SHELL_HEADERS__: Readonly<Record<string, string>>

const releaseCache = `${brandCacheName}-${__RELEASE__}`
const placeCacheOf = (place: PlaceName) => `${place}-${__RELEASE__}`
const ownPlaceCaches = placeNames.map(placeCacheOf)
const pictureCache = `${brandCacheName}-pictures`
const picturesKept = 150
const patienceMs = 5000

self.addEventListener('install', (event) => {
  event.waitUntil(fillCore())
})

/**
 * Pages that were open before the worker: their pictures go straight from the network to the page, because
 * copying them would slow down the first visit. Later visits are cached from the start.
 */
const firstVisits = new Set<string>()

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherReleases().then(takeOver))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, mode } = request
  const hasRange = request.headers.has('range')
  const url = new URL(request.url)
  const handling = handlingOf({ method, mode, url, hasRange }, self.location.origin)
  if (handling === 'page') event.respondWith(answerPage(event))
  if (handling === 'private-page') event.respondWith(fetch(request).catch(shell))
  if (handling === 'asset') event.respondWith(answerFrom(releaseCache, event))
  if (handling === 'figures') event.respondWith(answerFigures(event))
  if (handling === 'picture' && !firstVisits.has(event.clientId))
    event.respondWith(answerFrom(pictureCache, event))
})

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type ?? event.data
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (type === 'KEEP') event.waitUntil(keep(event.data.urls))
  if (type === 'KEEP_PLACE') event.waitUntil(keepPlace(event.data.place))
  if (type === 'FORGET_PLACE') event.waitUntil(forgetPlace(event.data.place))
  if (type === 'CLEAR_CACHE') {
    event.waitUntil(
      clearCaches().then(() => event.ports[0]?.postMessage({ type: 'CACHE_CLEARED' })),
    )
  }
})

/** All or nothing: an incomplete release never takes over. */
async function fillCore(): Promise<void> {
  const cache = await caches.open(releaseCache)
  await cache.addAll(__CORE__.map((url) => new Request(url)))
  await keepPage(cache, '/')
  // A place stored from an older release must be stored from this one too before this one takes over.
  for (const place of placeNames) {
    if ((await placeCaches(place)).length > 0) await keepPlace(place)
  }
}

async function placeCaches(place: PlaceName): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`${place}-`))
}

/** Stores the place completely, or leaves the previous one. */
async function keepPlace(place: PlaceName): Promise<void> {
  const cacheName = placeCacheOf(place)
  if (await caches.match(__ENTRY__, { cacheName })) return
  const files = [...new Set([...__PLACES__[place], ...__CORE__])].filter((url) => url !== __ENTRY__)
  const cache = await caches.open(cacheName)
  await cache.addAll(files.map((url) => new Request(url)))
  // Added last: if the entry is there, so is the rest.
  await cache.add(__ENTRY__)
}

async function forgetPlace(place: PlaceName): Promise<void> {
  await Promise.all((await placeCaches(place)).map((name) => caches.delete(name)))
}

// Runs whenever the browser wakes the worker, whichever page it is for.
placeCaches('viaggio')
  .then(async ({ length }) => {
    if (length > 0 && (await forgetPastTrip(new Date()))) await forgetPlace('viaggio')
  })
  .catch(() => {})

async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  for (const page of pages) firstVisits.add(page.id)
  await self.clients.claim()
}

async function deleteOtherReleases(): Promise<void> {
  const names = await brandCaches()
  const old = names.filter((name) => name !== releaseCache && name !== pictureCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  const places = (await Promise.all(placeNames.map(placeCaches))).flat()
  const older = places.filter((name) => !ownPlaceCaches.includes(name))
  await Promise.all(older.map((name) => caches.delete(name)))
}

async function brandCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.includes(brandCacheName))
}

/** Deletes everything, then fetches fresh copies of what was there, so that offline use still works. */
async function clearCaches(): Promise<void> {
  const known = await (await caches.open(releaseCache)).keys()
  await Promise.all((await brandCaches()).map((name) => caches.delete(name)))
  await fillCore()
  await keep(known.map(({ url }) => url))
}

/** From the network while it answers, otherwise the copy seen last, otherwise the empty page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await caches.open(releaseCache)
  const known = await cache.match(request, { ignoreSearch: true })
  const fresh = fetch(request).then((response) => {
    event.waitUntil(storePage(request.url, response.clone()))
    return response
  })
  if (!known) return fresh.catch(shell)
  return Promise.race([fresh, afterPatience(known)]).catch(() => known)
}

/** A connection that is up but does not respond must not keep a known page waiting. */
function afterPatience(known: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(known), patienceMs))
}

function shell(): Response {
  return new Response(__SHELL__, {
    headers: { ...__SHELL_HEADERS__, 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/**
 * Caches only pages of this release: one of a newer release would need scripts that are not here, and it
 * means that there is a newer worker to fetch.
 */
async function storePage(url: string, response: Response): Promise<void> {
  const html = await response.text()
  if (response.status !== 200 || response.redirected) return
  if (html.includes(__ENTRY__))
    await (await caches.open(releaseCache)).put(withoutQuery(url), pageOf(html, response))
  // Not awaited: the newer worker takes over only when this one has nothing left to do.
  else self.registration.update().catch(() => {})
}

/**
 * Builds a new response from the text: a copy of the answer that is never read to its end would keep this
 * worker from ever being done.
 */
function pageOf(html: string, { headers }: Response): Response {
  return new Response(html, { headers })
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, self.location.origin)
  return origin + pathname
}

async function keepPage(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url, { cache: 'no-cache' })
  const html = await response.text()
  if (response.ok && html.includes(__ENTRY__)) await cache.put(url, pageOf(html, response))
}

/** The current spots and dates; without a connection those seen last, like the pages. */
async function answerFigures(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(releaseCache)
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(cache.put(event.request, response.clone()))
    return response
  } catch {
    return (await cache.match(event.request)) ?? Response.error()
  }
}

/** File names carry the hash of the content, so a cached file stays valid for ever. */
async function answerFrom(cacheName: string, event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName)
  const known = (await cache.match(event.request)) ?? (await fromPlaces(event.request))
  if (known) return known
  const response = await fetch(event.request)
  if (response.status === 200) {
    event.waitUntil(cache.put(event.request, response.clone()).then(() => trim(cache, cacheName)))
  }
  return response
}

async function fromPlaces(request: Request): Promise<Response | undefined> {
  for (const cacheName of ownPlaceCaches) {
    const known = await caches.match(request, { cacheName })
    if (known) return known
  }
  return undefined
}

/** Storage is limited: the oldest pictures are deleted first. */
async function trim(cache: Cache, cacheName: string): Promise<void> {
  if (cacheName !== pictureCache) return
  const known = await cache.keys()
  const surplus = known.slice(0, Math.max(0, known.length - picturesKept))
  await Promise.all(surplus.map((request) => cache.delete(request)))
}

/** Caches what the first page had loaded before the worker was active. */
async function keep(urls: readonly string[]): Promise<void> {
  // The release that took over has deleted this worker's cache.
  if ('serviceWorker' in self && self.serviceWorker.state === 'redundant') return
  const release = await caches.open(releaseCache)
  const pictures = await caches.open(pictureCache)
  const jobs = urls.map(async (address) => {
    const url = new URL(address, self.location.origin)
    const asked = { method: 'GET', mode: 'no-cors', url, hasRange: false }
    const handling = handlingOf(asked, self.location.origin)
    if (handling === 'asset' && !(await release.match(url))) await release.add(url)
    if (handling === 'figures') await release.add(url)
    if (handling === 'picture' && !(await pictures.match(url))) await pictures.add(url)
    const isPage = handlingOf({ ...asked, mode: 'navigate' }, self.location.origin) === 'page'
    if (handling === 'network' && isPage) await keepPage(release, withoutQuery(address))
  })
  await Promise.allSettled(jobs)
}
