import { useLocation, useRoutes } from 'react-router'
import { isShellPage } from '../contract/pages.ts'
import {
  forgetFailures,
  isKept,
  loadResource,
  type Resource,
  useResource,
} from './browser/resources.ts'
import { loadCode, loadMissing, type PageResources, resourcesOf } from './page-route.tsx'
import { publicRoutes } from './routes.tsx'

const privatePages = {
  key: 'private pages',
  load: () => loadCode(() => import('./routes-private.tsx')),
}

function isPrivate(path: string): boolean {
  return isShellPage(path) || (__DEVELOPMENT__ && path === '/sviluppo')
}

/** The page for the current address. */
export function Pages() {
  return isPrivate(useLocation().pathname) ? <PrivatePages /> : <PublicPages />
}

function PublicPages() {
  return useRoutes(publicRoutes)
}

function PrivatePages() {
  return useRoutes(useResource(privatePages).privateRoutes)
}

async function resourcesAt(path: string): Promise<PageResources> {
  if (!isPrivate(path)) return resourcesOf(publicRoutes, path)
  const { privateRoutes } = await loadResource(privatePages)
  return resourcesOf(privateRoutes, path)
}

/** Runs before the first render. Whether everything was loaded; the page itself reports what is missing. */
export async function loadPage(path: string): Promise<boolean> {
  try {
    await loadMissing(await resourcesAt(path))
    return true
  } catch {
    return false
  }
}

/** Data that changes without an edition is not stored for offline use: a loaded copy is not fetched again. */
function isMissing(resource: Resource): boolean {
  return !(resource.carried && isKept(resource))
}

/**
 * Called when a visitor is about to open the page. Its content is fetched even if the HTML brought it, so
 * that it is stored for offline use.
 */
export function preloadPage(address: string): void {
  resourcesAt(address.split(/[?#]/)[0] ?? '/')
    .then(({ code, data, laterData }) =>
      Promise.all([...code, ...[...data, ...laterData].filter(isMissing)].map(loadResource)),
    )
    .catch(forgetFailures)
}
