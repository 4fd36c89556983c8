// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'L’insegna di benvenuto di Las Vegas si accende nell’ora blu: un cantante con il ciuffo, tutto in bianco, posa sotto le lettere per una fotografia, una decappottabile rosa va verso la Strip tra le palme',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e941e4db',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJaACdAELTIVTAAD+3PvmT5fOJkT1zKyLNo6AqZ/oQw5ChSyjG3zG7Ca22p+aE0XAAA==',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'Il Grand Canyon dal bordo ovest nella luce bassa: pareti a gradoni, metà al sole e metà in ombra, il Colorado in fondo; due viaggiatori sul ciglio, un condor su un ginepro secco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '865da3fc',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABwAgCdASoQAAkABABoJagCdH8GJ/gekLNFSQkAAP5WBqN+6zRkyl9m+dhEWKARYqB3zo+8HSBp7sBjtrXkQeAA',
  },
]

export const gallery: readonly Picture[] = []
