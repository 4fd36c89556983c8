// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'grecia/extra-1',
    alt: 'Un vicolo bianco di Oia, a Santorini, con porte blu, buganvillea e un asinello, che sale verso un mulino a vento',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '118507e7',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJaACdADPBQJYAAD6l7H9PToSbCziKEaHXOXME9wHRLW1gCjnwTJRFfntzDaAAAA=',
  },
  {
    id: 'grecia/extra-2',
    alt: 'Il Partenone illuminato sull’Acropoli di Atene al crepuscolo, visto dalla collina di Filopappo: le mura dorate, gli archi del teatro antico, la città che si accende e la luna che sorge; sulla roccia quattro viaggiatori e un cane che dorme',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7115921a',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJZgCdEf/gegm2asAAP7c/ktofJsiEpk8IvTErVH1lMtDDx1tbvrPBulXzx5zH6zmS1AA',
  },
]

export const gallery: readonly Picture[] = []
