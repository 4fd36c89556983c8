import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type DataRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router'
import { type Address, followShownPath } from './browser/address.ts'
import { breathe } from './browser/breathe.ts'
import { repeatEarly } from './browser/early.ts'
import { keepPlace, returnToPlace } from './browser/place.ts'
import { referralSource } from './browser/referral.ts'
import { isSamePage, isSamePath } from './browser/same-page.ts'
import { settleParts } from './browser/settle.ts'
import { createAppRouter, isPrivatePath, loadPrivateRoutes } from './hash-router.ts'
import { routes } from './routes.tsx'
import { setPreload } from './ui/preload.ts'

/** Lazy pages and their content must be there before hydration, or React would find an empty page. */
function initialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

function preloadFrom(router: DataRouter) {
  return (address: string) => {
    const path = address.split(/[?#]/)[0] ?? '/'
    if (isPrivatePath(path)) loadPrivateRoutes().catch(() => {})
    for (const { route, params } of matchRoutes(router.routes, path) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
      route.handle?.preload?.(params)
    }
  }
}

/** What the page in the HTML was made from; for every other page the loaders fetch their own. */
function pageData(root: HTMLElement, path: string): HydrationState | undefined {
  const text = document.getElementById('page-data')?.textContent
  const prerendered = root.dataset.path
  if (!text || !prerendered || !isSamePath(prerendered, path)) return undefined
  return { loaderData: JSON.parse(text) }
}

/**
 * The code of the page in the HTML comes before the router: with code and data at hand the router
 * has nothing to load, and leaves alone the content that the HTML brought.
 */
async function loadPageCode(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Another page stands in the HTML (a `/#/…` address): it and its metadata give way to the right one. */
function clearPrerendered(root: HTMLElement): void {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
  root.replaceChildren()
}

async function showPage(address: Address): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const data = pageData(root, address.pathname)
  if (data) await loadPageCode(address.pathname)
  await breathe()
  const router = createAppRouter(data)
  followShownPath(() => router.state.location.pathname)
  await initialized(router)
  await breathe()
  // Every link asks for it, and the first look into the storage waits for the disk.
  referralSource()
  await breathe()
  setPreload(preloadFrom(router))
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const prerendered = root.dataset.path
  const { location, matches } = router.state
  if (prerendered && isSamePage(prerendered, matches.at(-1)?.route.path, location.pathname)) {
    // In slices: the page answers touches while it is taken over.
    startTransition(() => {
      hydrateRoot(root, app)
    })
    repeatEarly()
    settleParts()
  } else {
    window.early = undefined
    clearPrerendered(root)
    document.documentElement.dataset.settled = ''
    createRoot(root).render(app)
    returnToPlace()
  }
  keepPlace()
}

/** Copies for the time without connection; in development they would only be in the way. */
function prepareOffline(): void {
  if (!import.meta.env.PROD) return
  whenLoaded(async () => (await import('./offline/after-load.ts')).startOffline())
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}

export async function start(address: Address): Promise<void> {
  await showPage(address)
  prepareOffline()
}
