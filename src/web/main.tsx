import './ui/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createHashRouter, matchRoutes, RouterProvider } from 'react-router'
import { enterHashAddress, isSamePage } from './browser/address.ts'
import { recordReferral } from './browser/referral.ts'
import { routes } from './routes.tsx'
import { setPreload } from './ui/preload.ts'

type AppRouter = ReturnType<typeof createHashRouter>

/** Lazy pages and their content must be there before hydration, or React would find an empty page. */
function initialized(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

function preloadFrom(router: AppRouter) {
  return (path: string) => {
    for (const { route, params } of matchRoutes(router.routes, path.split(/[?#]/)[0] ?? '/') ??
      []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
      route.handle?.preload?.(params)
    }
  }
}

/** Another page stands in the HTML (a `/#/…` address): it and its metadata give way to the right one. */
function clearPrerendered(root: HTMLElement): void {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
  root.replaceChildren()
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const address = enterHashAddress()
  recordReferral(address.pathname, address.search)
  const router = createHashRouter(routes)
  await initialized(router)
  setPreload(preloadFrom(router))
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const prerendered = root.dataset.path
  if (
    prerendered &&
    isSamePage(prerendered, router.state.matches.at(-1)?.route.path, address.pathname)
  ) {
    hydrateRoot(root, app)
  } else {
    clearPrerendered(root)
    createRoot(root).render(app)
  }
  delete document.documentElement.dataset.pending
}

start()
