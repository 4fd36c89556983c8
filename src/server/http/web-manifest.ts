import { path } from '../../contract/pages.ts'
import { barColour, hasOwnMark } from '../../domain/catalogue/brand-look.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'

function icon(src: string, size: number, purpose = 'any') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

function iconsOf(brand: Catalogue['brand']) {
  const own = (name: string) => `/brand/${name}.png?${brand.logo.version}`
  const [small, large, masked] = hasOwnMark(brand)
    ? [own('icona-192'), own('icona-512'), own('icona-maschera-512')]
    : ['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']
  return [icon(small, 192), icon(large, 512), icon(masked, 512, 'maskable')]
}

/** The web app manifest, which phones use once the site is installed. */
export function webManifest({ brand, home }: Pick<Catalogue, 'brand' | 'home'>) {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name.split(' ')[0],
    description: home.metaDescription,
    lang: 'it-IT',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F8F5F0',
    theme_color: barColour(brand),
    categories: ['travel'],
    icons: iconsOf(brand),
    shortcuts: [
      { name: 'Viaggi e Pacchetti', url: `/#${path('trips')}` },
      { name: 'Contattaci', url: `/#${path('contact')}` },
    ],
  }
}
