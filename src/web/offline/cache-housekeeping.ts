import { todayInRome } from '../../domain/dates.ts'
import { site } from '../browser/site.ts'
import { localStore } from '../browser/storage.ts'
import { brandCacheName, type WorkerMessage } from '../service-worker/names.ts'

const cacheKeys = {
  cacheVersion: 'cacheVersion',
  brandVersion: 'brandVersion',
  lastCleared: 'lastCacheCleared',
} as const

const answerPatienceMs = 10_000

function cacheVersion(now: Date): string {
  return `v11-${todayInRome(now)}`
}

/**
 * On a new day or with a new brand, stored copies are deleted. Never without a connection, when they are
 * all that the visitor has.
 */
export async function tidyCaches(now: Date): Promise<void> {
  const version = cacheVersion(now)
  const brandVersion = site().brand.logo.version
  const isCurrent =
    localStore.read(cacheKeys.cacheVersion) === version &&
    localStore.read(cacheKeys.brandVersion) === brandVersion
  if (isCurrent || !navigator.onLine) return
  const isFirstVisit = localStore.read(cacheKeys.cacheVersion) === null
  if (!isFirstVisit) await clearCaches()
  localStore.write(cacheKeys.cacheVersion, version)
  localStore.write(cacheKeys.brandVersion, brandVersion)
  localStore.write(cacheKeys.lastCleared, now.toISOString())
}

/** The worker clears the caches and refills them; without a worker the page only clears them. */
async function clearCaches(): Promise<void> {
  const worker = navigator.serviceWorker?.controller
  if (worker && (await askToClear(worker))) return
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => name.includes(brandCacheName))
  await Promise.all(names.map((name) => caches.delete(name)))
}

function askToClear(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    const timer = setTimeout(() => resolve(false), answerPatienceMs)
    channel.port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const message: WorkerMessage = { type: 'CLEAR_CACHE' }
    worker.postMessage(message, [channel.port2])
  })
}
