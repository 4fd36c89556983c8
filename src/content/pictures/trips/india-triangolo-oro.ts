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
    alt: 'A una finestra di fronte al forte di Amber un pittore di miniature ritrae un pavone che posa sul davanzale; i vetri colorati gettano rombi di luce sul pavimento',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'df6a88a8',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdACqlvIwAPuSbbzsl9auuayBotnoDpY5VOqm07lpK82fvyX4dZA9pT4/gAA=',
  },
]

export const gallery: readonly Picture[] = []
