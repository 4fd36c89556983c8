// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'india-triangolo-oro/extra-1',
    alt: "La facciata rosa dell'Hawa Mahal di Jaipur, con le sue finestre a nido d'ape, sopra la strada del bazar al mattino",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '330d7261',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQAAkABABoJbACdH8AGKvIErzQAP3jBvZQpnu4nb4mXssFuROJPGk0tsXQAAAA',
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
