import { hashText } from '../random.ts'
import type { Brand } from './brand.ts'
import { ownShades, shadesAsStyle } from './brand-colours.ts'
import { knownLogo, type LogoFiles } from './logo/logo-file.ts'
import { withoutMarks } from './unseen-marks.ts'

/** The agency of a new installation. Its pictures and shades are part of the release. */
const exampleName = 'Ondalta Viaggi'

/** Increased whenever the generated files are drawn differently. */
const recipe = 1

export const logoSlots = ['mark', 'markOnDark', 'word', 'wordOnDark'] as const
export type LogoSlot = (typeof logoSlots)[number]

const slotFiles: Readonly<Record<LogoSlot, string>> = {
  mark: 'simbolo',
  markOnDark: 'simbolo-chiaro',
  word: 'logo',
  wordOnDark: 'logo-chiaro',
}

type BrandOf = Pick<Brand, 'name' | 'colors' | 'logoFiles' | 'logo' | 'meta'>

/** True with another name or its own logo: the example's logo must not be shown as the agency's. */
export function hasOwnMark({ name, logoFiles = {} }: Pick<Brand, 'name' | 'logoFiles'>): boolean {
  return withoutMarks(name) !== exampleName || Object.values(logoFiles).some(Boolean)
}

/** A logo accepted under older rules that breaks today's is ignored; initial and name replace it. */
function usable(value: string | undefined): string | undefined {
  const read = value === undefined ? undefined : knownLogo(value)
  return read && 'value' in read ? read.value : undefined
}

/** If the file for one background is missing, the other one of the same kind is used. */
export function logoFor(files: LogoFiles, slot: LogoSlot): string | undefined {
  const [light, dark] =
    slot === 'mark' || slot === 'markOnDark'
      ? [usable(files.mark), usable(files.markOnDark)]
      : [usable(files.word), usable(files.wordOnDark)]
  return slot === 'mark' || slot === 'word' ? (light ?? dark) : (dark ?? light)
}

export function fileOfSlot(files: LogoFiles, slot: LogoSlot): string {
  const value = logoFor(files, slot)
  const read = value === undefined ? undefined : knownLogo(value)
  const kind = read && 'kind' in read ? read.kind : 'svg'
  return `/brand/${slotFiles[slot]}.${kind}`
}

/** A hash of the look, used as a cache key: browsers keep its files until the version changes. */
export function lookVersion({ name, colors, logoFiles, meta }: BrandOf): string {
  const { primary, accent } = colors
  const parts = [recipe, name, meta.titleSuffix, primary, accent, logoFiles ?? {}]
  return hashText(JSON.stringify(parts)).toString(36)
}

/** The agency with the addresses of its own files and the shades derived from its colours. */
export function dressed<Given extends BrandOf>(brand: Given): Given {
  const shades = ownShades(brand.colors)
  const isOwn = hasOwnMark(brand)
  if (!shades && !isOwn) return brand
  const files = brand.logoFiles ?? {}
  const version = `v=${lookVersion(brand)}`
  const { primaryDark, primaryLight } = shades ?? brand.colors
  const own = {
    main: fileOfSlot(files, 'mark'),
    white: fileOfSlot(files, 'markOnDark'),
    favicon: '/brand/icona-192.png',
    version,
    ...wordOf(files),
  }
  return {
    ...brand,
    colors: { ...brand.colors, primaryDark, primaryLight },
    logo: isOwn ? { ...brand.logo, ...own } : brand.logo,
    meta: isOwn ? { ...brand.meta, shareImage: `/brand/condivisione.jpg?${version}` } : brand.meta,
  }
}

function wordOf(files: LogoFiles): Pick<Brand['logo'], 'word'> {
  const value = logoFor(files, 'word')
  const read = value === undefined ? undefined : knownLogo(value)
  if (!read || 'refused' in read) return {}
  const ratio = Number((read.width / read.height).toFixed(3))
  const [main, white] = [fileOfSlot(files, 'word'), fileOfSlot(files, 'wordOnDark')]
  return { word: { main, white, ratio } }
}

/** What the look adds to the head of every page; nothing for the example agency. */
export type PageLook = {
  style?: string
  themeColour?: string
  icon?: string
  touchIcon?: string
}

export function pageLook(brand: Brand): PageLook | undefined {
  const shades = ownShades(brand.colors)
  const isOwn = hasOwnMark(brand)
  if (!shades && !isOwn) return undefined
  return {
    ...(shades && { style: shadesAsStyle(shades) }),
    themeColour: barColour(brand),
    ...(isOwn && {
      icon: `${brand.logo.favicon}?${brand.logo.version}`,
      touchIcon: `/brand/icona-180.png?${brand.logo.version}`,
    }),
  }
}

/** The colour of the browser's bar on a phone. */
export function barColour({ colors }: Pick<Brand, 'colors'>): string {
  return ownShades(colors)?.primaryDark ?? colors.navy
}

const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

/** Mail to the example agency is not delivered, so its addresses are replaced by the agency's own. */
export function reachable(email: string, { contactEmail }: Pick<Brand, 'contactEmail'>): string {
  const isForeign = hostOf(email) !== hostOf(contactEmail)
  return isForeign && hostOf(email).endsWith('.example') ? contactEmail : email
}
