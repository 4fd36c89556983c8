// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'hawaii/extra-1',
    alt: 'Le creste verdi e affilate di Kualoa, sulla costa sopravvento di Oahu, nella luce radente della sera con una barca a vela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f921e6cc',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZACdAEU8vS8YAD+mF2J2Ds9sw8mAf6iv90Y0dtSlAYzbdmPcGRhP43PNaAA',
  },
  {
    id: 'hawaii/extra-2',
    alt: 'Le colate di lava incandescente del Kilauea scendono nella notte, tra le nubi di vapore illuminate',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '056e4d95',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABABoJQBOgCHcOfycAAD+8QrwilfWgXqbkdkL+6cBkevn8UMYAAA=',
  },
]

export const gallery: readonly Picture[] = []
