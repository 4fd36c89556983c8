// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'parigi-disneyland/extra-1',
    alt: 'Il castello rosa delle fiabe illuminato di notte si specchia nel fossato, mentre le famiglie sul ponte guardano i fuochi d’artificio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '99198c02',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZgCdADy+Cv4IAD+72fk0P/ickvwkOzP4LKwTCsk11VuiOp1YnipaHTWynAA',
  },
  {
    id: 'parigi-disneyland/extra-2',
    alt: 'I tetti di zinco di Parigi al mattino con i comignoli di terracotta, un gatto nero sul colmo e la torre oltre la foschia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f5b3a184',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJQBOgCHVFbmAAP6yM4Kah+T199UR1F951yL4ZMF5ktU5T+iAAA==',
  },
]

export const gallery: readonly Picture[] = []
