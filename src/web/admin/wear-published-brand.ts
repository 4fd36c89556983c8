import { useSyncExternalStore } from 'react'
import type { SiteFacts } from '../../domain/catalogue/site-facts.ts'
import { listeners } from '../browser/listeners.ts'
import { setSite, site } from '../browser/site.ts'

const { subscribe, tell } = listeners()

/** Whatever shows the agency's mark in the back office follows what its owner has just published. */
export function useBrandVersion(): string {
  return useSyncExternalStore(subscribe, () => site().brand.logo.version)
}

/** The colours and the icon that the site's own pages carry in their head. */
export function lookIn(html: string): { style: string; icon: string | undefined } {
  return {
    style: /<style>(:root\{[^<]*\})<\/style>/.exec(html)?.[1] ?? '',
    icon: /<link rel="icon" href="([^"]+)"/.exec(html)?.[1],
  }
}

/** Name, mark and colours as visitors have them now, without the page being loaded anew under somebody's hands. */
export async function wearPublishedBrand(): Promise<void> {
  const [facts, page] = await Promise.all([fetch('/content/site.json'), fetch('/')])
  if (!facts.ok || !page.ok) return
  setSite((await facts.json()) as SiteFacts)
  const { style, icon } = lookIn(await page.text())
  for (const element of document.head.querySelectorAll('style')) {
    if (element.textContent.startsWith(':root{--color-primary')) element.remove()
  }
  const own = document.createElement('style')
  own.textContent = style
  document.head.append(own)
  if (icon) document.head.querySelector('link[rel="icon"]')?.setAttribute('href', icon)
  tell()
}
