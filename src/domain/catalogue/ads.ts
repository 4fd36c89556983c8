export const adsHome = '/ads-special'
export const adsSource = 'ads'
export const adsReferralCode = 'ads-special'

/** Local-storage keys and the values that every advertising page writes. */
export const adsStorage = {
  referralSource: adsSource,
  referralCode: adsReferralCode,
} as const

/** The pages that exist a second time under the advertising prefix, besides the home page. */
const mirrored = /^\/(?:about|team|team\/[^/]+|contact|booking|travels|travel\/[^/]+)\/?$/

type Traffic = { path: string; storedSource?: string | null; utmSource?: string | null }

function splitPath(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/)
  return end < 0
    ? { path: address, rest: '' }
    : { path: address.slice(0, end), rest: address.slice(end) }
}

export function isAdsPath(address: string): boolean {
  const { path } = splitPath(address)
  return path === adsHome || path.startsWith(`${adsHome}/`)
}

export function isAdsTraffic({ path, storedSource, utmSource }: Traffic): boolean {
  return isAdsPath(path) || storedSource === adsSource || utmSource === adsSource
}

/** The mirror of a page for advertising visitors; pages without a mirror keep their path. */
export function prefixAdsPath(address: string, isAds: boolean): string {
  if (!isAds || isAdsPath(address)) return address
  const { path, rest } = splitPath(address)
  if (path === '' || path === '/') return `${adsHome}${rest}`
  return mirrored.test(path) ? `${adsHome}${path}${rest}` : address
}

/** The page of the main site that an advertising page mirrors. */
export function withoutAdsPrefix(address: string): string {
  if (!isAdsPath(address)) return address
  const rest = address.slice(adsHome.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
