// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'india-triangolo-oro/extra-1',
    alt: "L'Hawa Mahal di Jaipur dalla terrazza del caffè di fronte: le finestre a nido d'ape una sopra l'altra nel sole, in basso la strada del bazar con un risciò e una mucca",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '49bb094c',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJbACdADh9hwgAP7nqGzs4KWMqplAuSUPtnmzDAwANXCwqZtiQAAA',
  },
  {
    id: 'india-triangolo-oro/extra-2',
    alt: 'Il forte di Amber dopo un temporale del monsone: mura e padiglioni color miele nell’ultimo sole sopra il lago, le colline verdi e il bastione sul crinale; un pavone posa sul muretto della riva',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8227d4e8',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJQBOgCFil3AAAP5JKGQNkBG2i4grW1AUyer+X2H4AW5PKseTxbURkUdbwAAA',
  },
]

export const gallery: readonly Picture[] = []
