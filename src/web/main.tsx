import './ui/styles.css'
import { enterHashAddress, keepPlainAnchors } from './browser/address.ts'
import { breathe } from './browser/breathe.ts'
import { reloadOnNewRelease } from './browser/new-release.ts'
import { recordReferral } from './browser/referral.ts'

const longestWaitMs = 200

/** Code that is already there must not keep the page in the HTML from being drawn. */
function drawn(): Promise<void> {
  const isEmpty = !document.getElementById('root')?.hasChildNodes()
  if (isEmpty || document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs)
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/** In steps, with pauses between them: all code at once would hold up a phone. */
async function run(): Promise<void> {
  await drawn()
  await import('react-dom/client')
  await breathe()
  const { start } = await import('./start.tsx')
  await breathe()
  await start(address)
}

// At once, whatever the rest takes: the address that can be copied, and where the visitor came from.
const address = enterHashAddress()
recordReferral(address.pathname, address.search)
keepPlainAnchors()
reloadOnNewRelease()
void run()
