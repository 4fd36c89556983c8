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
    alt: 'I tetti di zinco di Parigi a fine temporale, nel sole basso della sera: in fondo, sulla collina, le cupole bianche di Montmartre; da un abbaino acceso una bambina ripara con l’ombrello rosso un gatto nero',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1e8234f3',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAkABABoJZgCdAEPR7AQtq8AAP1Tn4NhOVGwO1TJ6UrVTkLs1yi/P3+EiaWGsQAAAA==',
  },
]

export const gallery: readonly Picture[] = []
