// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'grecia/extra-1',
    alt: 'Un vicolo bianco di Oia, a Santorini, con porte blu, buganvillea e un asinello, che sale verso un mulino a vento',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4a2698a2',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABABoJaACdABV5SAA9kIxe2tSMTBvZ4tciW+g8h1Bi/3rYEF1W7AjG2qY6WZkGAAA',
  },
  {
    id: 'grecia/extra-2',
    alt: 'Il Partenone visto dall’angolo nella luce della sera, con le colonne d’oro e il frontone spezzato; due viaggiatori salgono fra i marmi e una civetta li guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4e774266',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJagCdAD6hvDE8AD78FO4WkVHii4YZCT9BE4sFeQVynPJ9aZ3dzBwAAA=',
  },
]

export const gallery: readonly Picture[] = []
