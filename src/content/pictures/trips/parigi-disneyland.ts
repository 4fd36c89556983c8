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
    alt: 'Piove sui tetti di zinco di Parigi: da un abbaino illuminato una bambina in pigiama tiene l’ombrello rosso sopra un gatto nero e un piccione; lontano, le cupole bianche di Montmartre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1fb28b0e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJYgCdAD0mFdAdkAA/oQHFF3t6ssY39CiAc6+LPj/7tQ+uUX5+moTY/QpgAAA',
  },
]

export const gallery: readonly Picture[] = []
