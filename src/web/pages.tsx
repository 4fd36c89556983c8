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

/** The page of the address. */
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

/** Before the first drawing. Whether everything is there; what is not, the page itself will say. */
export async function loadPage(path: string): Promise<boolean> {
  try {
    await loadMissing(await resourcesAt(path))
    return true
  } catch {
    return false
  }
}

/** What changes without an edition is not kept for the time without connection. */
function isMissing(resource: Resource): boolean {
  return !(resource.carried && isKept(resource))
}

/** A visitor is about to open the page. Its content is fetched even if the HTML brought it, to be kept for the time without connection. */
export function preloadPage(address: string): void {
  resourcesAt(address.split(/[?#]/)[0] ?? '/')
    .then(({ code, data, laterData }) =>
      Promise.all([...code, ...[...data, ...laterData].filter(isMissing)].map(loadResource)),
    )
    .catch(forgetFailures)
}
