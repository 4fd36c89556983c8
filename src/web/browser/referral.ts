import { adsStorage, isAdsPath, isAdsTraffic } from '../../domain/catalogue/ads.ts'
import { listeners } from './listeners.ts'
import { localStore } from './storage.ts'

const sourceKey = 'referralSource'
const codeKey = 'referralCode'

const { subscribe, tell } = listeners()
let source: string | null | undefined

/** Read from the store once, because every link of a page asks for it. */
export function referralSource(): string | null {
  if (source === undefined) source = localStore.read(sourceKey)
  return source
}

function setSource(value: string): void {
  if (referralSource() === value) return
  source = value
  localStore.write(sourceKey, value)
  tell()
}

/** Called on every navigation: advertising pages and `utm_source=ads` mark the visitor. */
export function recordReferral(path: string, search: string): void {
  const utmSource = new URLSearchParams(search).get('utm_source')
  if (isAdsPath(path)) localStore.write(codeKey, adsStorage.referralCode)
  if (isAdsTraffic({ path, utmSource })) setSource(adsStorage.referralSource)
}

export const subscribeToReferral = subscribe

/** Whether the visitor came from advertising, on this visit or an earlier one. */
export function isAdsVisitor(): boolean {
  return referralSource() === adsStorage.referralSource
}
