import './ui/styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HashRouter } from 'react-router'
import { App } from './app.tsx'
import { addressOf, enterHashAddress, enterHashLinks, keepPlainAnchors } from './browser/address.ts'
import { whenIdle } from './browser/idle.ts'
import { untilNextTry } from './browser/load-with-retries.ts'
import { goOnWithoutStyle } from './browser/new-release.ts'
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

/** Where the hash names another page, the HTML's own one lies in a template, and its data with it. */
function pageData(): string | null | undefined {
  const [id, template] = [
    'page-data',
    document.querySelector<HTMLTemplateElement>('template:not(#frame)'),
  ]
  return (document.getElementById(id) ?? template?.content.getElementById(id))?.textContent
}

/** What the page in the HTML was made from. In development the HTML brings nothing along. */
async function keepPageData(): Promise<void> {
  const text = pageData() ?? `{"site":${await (await fetch('/content/site.json')).text()}}`
  const { site, ...contents } = JSON.parse(text)
  setSite(site)
  for (const [key, value] of Object.entries(contents)) keepResource(key, value)
}

/** Code and content of the page, and of the next one if the address changes meanwhile. */
async function loadCurrentPage(): Promise<{ path: string; isComplete: boolean }> {
  const path = currentPath()
  const isComplete = await loadPage(path)
  return path === currentPath() ? { path, isComplete } : loadCurrentPage()
}

/**
 * Takes over the page in the HTML. Where another one stands there (a `/#/…` address, the not-found
 * page) it and its metadata give way to the right one.
 */
async function showPage(root: HTMLElement, pathOnEntry: string): Promise<void> {
  const { path, isComplete } = await loadCurrentPage()
  if (root.dataset.prerendered !== undefined && path === pathOnEntry) {
    if (!isComplete) {
      // What stands there can be read, and its links lead on: better than a page that says it is broken.
      await untilNextTry()
      forgetFailures()
      return showPage(root, pathOnEntry)
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

/** What nobody needs on the first screen. */
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
