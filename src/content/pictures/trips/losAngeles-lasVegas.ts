// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'L’insegna di benvenuto di Las Vegas si accende nell’ora blu: un cantante con il ciuffo, tutto in bianco, posa sotto le lettere per una fotografia, una decappottabile rosa va verso la Strip tra le palme',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a66fb988',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJagCdAEOurvaAAD+0PooKMKkDy394b/6lQAt2hMhLLW4/y2GasTQzPECLZ8BIhYmUSgA',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'Il Grand Canyon dal bordo ovest nella luce bassa: pareti a gradoni, metà al sole e metà in ombra, il Colorado che curva in fondo; due viaggiatori sul ciglio, un condor su un ginepro secco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f50cdd18',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoQAAkABABoJbACdAEQN64vMmc0AAD+lL/VK0I4mVg2peNfLvzk3FSGGEfmuJqYAwzLCGdPPSitbgAA',
  },
]

export const gallery: readonly Picture[] = []
