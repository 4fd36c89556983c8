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
    alt: 'Dopo il temporale il Partenone splende d’oro davanti a un arcobaleno: tre bambini in gita lo disegnano fra i marmi, ma uno sul foglio ha fatto il cane che dorme',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0d910906',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABABoJaACdAB/PAAA/tDQ6QzosSqOs66VVhXtYAjH6JHTbMlMKQq+RLmGWIl5oAAA',
  },
]

export const gallery: readonly Picture[] = []
