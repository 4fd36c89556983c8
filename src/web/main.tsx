import './ui/styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HashRouter } from 'react-router'
import { App } from './app.tsx'
import { addressOf, enterHashAddress, enterHashLinks, keepPlainAnchors } from './browser/address.ts'
import { whenIdle } from './browser/idle.ts'
import { untilNextTry } from './browser/load-with-retries.ts'
import { goOnWithoutStyle, reloadForMissingCode } from './browser/new-release.ts'
import { recordReferral } from './browser/referral.ts'
import { forgetFailures, keepResource } from './browser/resources.ts'
import { setSite } from './browser/site.ts'
import { loadPage, preloadPage } from './pages.tsx'
import { setPreload } from './ui/preload.ts'

const app = (
  <StrictMode>
    <HashRouter>
      <App />
    </HashRouter>
  </StrictMode>
)

const currentPath = () => addressOf(window.location).pathname

/** When the hash names another page, the page in the HTML is inside a template, and so is its data. */
function pageData(): string | null | undefined {
  const [id, template] = [
    'page-data',
    document.querySelector<HTMLTemplateElement>('template:not(#frame)'),
  ]
  return (document.getElementById(id) ?? template?.content.getElementById(id))?.textContent
}

/** Keeps the data that the HTML was made from. In development the HTML carries none. */
async function keepPageData(): Promise<void> {
  const text = pageData() ?? `{"site":${await (await fetch('/content/site.json')).text()}}`
  const { site, ...contents } = JSON.parse(text)
  setSite(site)
  for (const [key, value] of Object.entries(contents)) keepResource(key, value)
}

/** Loads the code and content of the page, and of the next one if the address changes meanwhile. */
async function loadCurrentPage(): Promise<{ path: string; isComplete: boolean }> {
  const path = currentPath()
  const isComplete = await loadPage(path)
  return path === currentPath() ? { path, isComplete } : loadCurrentPage()
}

/**
 * Hydrates the page in the HTML. If the HTML holds another page (for a `/#/…` address, or the not-found
 * page), that page and its metadata are replaced by the right one.
 */
async function showPage(root: HTMLElement, pathOnEntry: string, hasFailed = false): Promise<void> {
  const { path, isComplete } = await loadCurrentPage()
  if (root.dataset.prerendered !== undefined && path === pathOnEntry) {
    if (!isComplete) {
      if (hasFailed && reloadForMissingCode()) return
      // The HTML can be read and its links work, which is better than showing an error page.
      await untilNextTry()
      forgetFailures()
      return showPage(root, pathOnEntry, true)
    }
    enterHashLinks(root)
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
    createRoot(root).render(app)
  }
}

/** Starts what the first screen does not need. */
function continueAfterLoad(): void {
  whenIdle(() =>
    import('./after-load.ts').then(
      ({ afterLoad }) => afterLoad(),
      () => {},
    ),
  )
}

const { pathname, search } = enterHashAddress()
recordReferral(pathname, search)
keepPlainAnchors()
goOnWithoutStyle()
setPreload(preloadPage)
const root = document.getElementById('root')
if (root)
  void keepPageData()
    .then(() => showPage(root, pathname))
    .then(continueAfterLoad)
