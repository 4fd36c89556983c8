// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'india-triangolo-oro/extra-1',
    alt: 'Festa degli aquiloni su una terrazza di Jaipur, davanti all’Hawa Mahal: una bambina tira il filo, la nonna ride, il fratello col rocchetto scopre che l’aquilone più alto lo guida una scimmia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9e9ebd2a',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkABABoJbACdAEKx+2ll1iAAP7FYl3JK7SjS8ddsz4fmz7U8W2d2IhOo19kOlBrVD1qHhfT34twAAA=',
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
