import {
  fileOfSlot,
  hasOwnMark,
  type LogoSlot,
  logoFor,
  logoSlots,
  lookVersion,
} from '../../../domain/catalogue/brand-look.ts'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
import type { LogoFiles } from '../../../domain/catalogue/logo/logo-file.ts'
import { pictureId } from '../../../domain/catalogue/picture-document.ts'
import { middle } from '../../../domain/catalogue/pictures.ts'
import type { FindPicture } from '../../http/pages.ts'
import { documentPolicy } from '../../http/security.ts'
import { etagOf, forEver, type MemoryFile } from '../../http/site-files.ts'
import type { Deps } from '../../platform/deps.ts'
import { drawBrandFile, drawSharePicture } from './picture-maker.ts'
import type { Lockup, MonogramOrder } from './picture-orders.ts'
import { pixelsOf } from './share-pixels.ts'

type Brand = Catalogue['brand']
type Drafted = Pick<Brand, 'name' | 'colors' | 'logoFiles' | 'logo' | 'meta'>
type Reading = Pick<Deps, 'db' | 'files' | 'catalogue'>

/** Files of the release with the example agency's logo, and the agency's own replacements. */
const instead: Readonly<Record<string, string>> = {
  '/favicon.ico': '/brand/icona-32.png',
  '/favicon.svg': '/brand/icona-192.png',
  '/apple-touch-icon.png': '/brand/icona-180.png',
  '/icon-192.png': '/brand/icona-192.png',
  '/icon-512.png': '/brand/icona-512.png',
  '/icon-maskable-512.png': '/brand/icona-maschera-512.png',
  '/og-image.png': '/brand/condivisione.jpg',
  '/logo/logo.svg': '/brand/condivisione.jpg',
  '/logo/logo-white.svg': '/brand/condivisione.jpg',
  '/logo/logo-mark.svg': '/brand/icona-512.png',
  '/logo/logo-mark-white.svg': '/brand/icona-512.png',
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

export function isBrandFile(url: string): boolean {
  return url.startsWith('/brand/') || Object.hasOwn(instead, pathOf(url))
}

/** The replacement for a file of the example agency, once the agency has a logo of its own. */
export function ownInstead(brand: Brand, url: string): string | undefined {
  const own = instead[pathOf(url)]
  return own && hasOwnMark(brand) ? `${own}?v=${lookVersion(brand)}` : undefined
}

/** Operating systems crop the maskable icon: the logo stays inside the safe area. */
const icons: Readonly<Record<string, { size: number; inset: number; ground?: string }>> = {
  '/brand/icona-32.png': { size: 32, inset: 0 },
  '/brand/icona-180.png': { size: 180, inset: 0.12, ground: '#FFFFFF' },
  '/brand/icona-192.png': { size: 192, inset: 0 },
  '/brand/icona-512.png': { size: 512, inset: 0 },
  '/brand/icona-maschera-512.png': { size: 512, inset: 0.2, ground: '#FFFFFF' },
}

/** Serves the agency's own logos and the icons drawn from them, made once per look. */
export function createBrandFiles(deps: Reading): FindPicture {
  let version = ''
  let kept = new Map<string, Promise<MemoryFile | undefined>>()
  return (url) => {
    const { catalogue } = deps.catalogue.current()
    if (!hasOwnMark(catalogue.brand)) return Promise.resolve(undefined)
    const now = lookVersion(catalogue.brand)
    if (now !== version) kept = new Map()
    version = now
    const path = pathOf(url)
    const known = kept.get(path)
    if (known) return known
    const made = make(deps, catalogue, path)
    // A failed drawing is tried again with the next request.
    made.then((file) => file ?? kept.delete(path)).catch(() => kept.delete(path))
    kept.set(path, made)
    return made
  }
}

async function make(
  deps: Reading,
  catalogue: Catalogue,
  path: string,
): Promise<MemoryFile | undefined> {
  const { brand } = catalogue
  const slot = logoSlots.find((one) => fileOfSlot(brand.logoFiles ?? {}, one) === path)
  if (slot) {
    const body = await drawingOf(brand, slot)
    return body && fileOf(body, path.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
  }
  const icon = icons[path]
  if (icon) {
    const mark = (await drawingOf(brand, 'mark')) ?? Buffer.alloc(0)
    return fileOf(await drawBrandFile({ mark, icon }), 'image/png')
  }
  if (path !== '/brand/condivisione.jpg') return undefined
  const hero = catalogue.pictures.get(pictureId(catalogue.home.hero ?? 'hero-home'))
  const content = hero && (await pixelsOf(deps, hero))
  if (!content) return undefined
  const words = {
    title: brand.name,
    strong: brand.meta.titleSuffix,
    small: new URL(brand.siteUrl).hostname,
  }
  const order = { content, words, focus: hero.focus ?? middle, lockup: await lockupOf(brand) }
  return fileOf(
    Buffer.from(await drawSharePicture(order, AbortSignal.timeout(120_000))),
    'image/jpeg',
  )
}

/**
 * An unpublished look has no addresses yet, so the preview page embeds its logos. An initial is written as
 * text instead of being drawn, so that the preview beside the form does not wait.
 */
export function withDraftedLook(brand: Drafted, published: Drafted, html: string): string {
  if (lookVersion(brand) === lookVersion(published)) return html
  const files = brand.logoFiles ?? {}
  return logoSlots.reduce((page, slot) => {
    const drawing = dropped(files, slot) ?? writtenInitial(initialOf(brand, slot))
    const type = drawing.toString('latin1', 0, 1) === '<' ? 'svg+xml' : 'png'
    const carried = `data:image/${type};base64,${drawing.toString('base64')}`
    return page.replaceAll(new RegExp(`${fileOfSlot(files, slot)}\\?v=\\w+`, 'g'), carried)
  }, html)
}

function writtenInitial({ letter, ground, ink }: Initial): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${ground}"/><text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="36" fill="${ink}">${letter}</text></svg>`,
  )
}

/** The logo for share pictures; undefined where the release's own logo is used. */
export async function lockupOf(brand: Brand): Promise<Lockup | undefined> {
  if (!hasOwnMark(brand)) return undefined
  const [mark, word] = [await drawingOf(brand, 'markOnDark'), await drawingOf(brand, 'wordOnDark')]
  return mark && { name: brand.name, mark, ...(word && { word }) }
}

/** The uploaded file; where there is no mark, the agency's initial. */
async function drawingOf(brand: Brand, slot: LogoSlot): Promise<Buffer | undefined> {
  const own = dropped(brand.logoFiles ?? {}, slot)
  if (own || slot === 'word' || slot === 'wordOnDark') return own
  return drawBrandFile({ monogram: initialOf(brand, slot) })
}

function dropped(files: LogoFiles, slot: LogoSlot): Buffer | undefined {
  const value = logoFor(files, slot)
  if (value === undefined) return undefined
  return value.startsWith('<')
    ? Buffer.from(value)
    : Buffer.from(value.slice(value.indexOf(',') + 1), 'base64')
}

type Initial = MonogramOrder['monogram']

function initialOf({ name, colors }: Pick<Brand, 'name' | 'colors'>, slot: LogoSlot): Initial {
  const letter = [...name.toUpperCase()].find((sign) => /\p{L}|\d/u.test(sign)) ?? '•'
  const { primary } = colors
  const [ground, ink] = slot === 'mark' ? [primary, '#FFFFFF'] : ['#FFFFFF', primary]
  return { letter, ground, ink }
}

function fileOf(identity: Buffer, type: string): MemoryFile {
  const etag = etagOf(identity)
  return {
    status: 200,
    etag,
    bodies: { identity },
    headers: {
      'Content-Type': type,
      'Cache-Control': forEver,
      'Content-Security-Policy': documentPolicy,
      ETag: etag,
    },
  }
}
