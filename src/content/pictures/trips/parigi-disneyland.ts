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
    alt: 'Un gatto nero guarda il tramonto dai tetti di zinco di Parigi, fra i comignoli di terracotta; davanti a lui la torre di ferro e, lontane, le cupole bianche sulla collina',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0775befa',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgCHcfO1/YAD+thwib622XexxuIJYFmeoSASdiDZsCdDwT7dEAAA=',
  },
]

export const gallery: readonly Picture[] = []
