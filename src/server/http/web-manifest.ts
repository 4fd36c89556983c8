import { path } from '../../contract/pages.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'

function icon(src: string, size: number, purpose = 'any') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** What a phone shows of the site once it is installed. */
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
    theme_color: brand.colors.navy,
    categories: ['travel'],
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Viaggi e Pacchetti', url: `/#${path('trips')}` },
      { name: 'Contattaci', url: `/#${path('contact')}` },
    ],
  }
}
