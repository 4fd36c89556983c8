import { useSyncExternalStore } from 'react'
import type { SiteFacts } from '../../domain/catalogue/site-facts.ts'
import { listeners } from '../browser/listeners.ts'
import { setSite, site } from '../browser/site.ts'

const { subscribe, tell } = listeners()

/** For components with the agency's logo: they follow what was just published. */
export function useBrandVersion(): string {
  return useSyncExternalStore(subscribe, () => site().brand.logo.version)
}

/** The colours and the icon in the head of a public page. */
export function lookIn(html: string): { style: string; icon: string | undefined } {
  return {
    style: /<style>(:root\{[^<]*\})<\/style>/.exec(html)?.[1] ?? '',
    icon: /<link rel="icon" href="([^"]+)"/.exec(html)?.[1],
  }
}

/** Applies the published name, logo and colours without a reload, which would lose typed text. */
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
