// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'Le fontane danzanti e gli alberghi illuminati della Strip di Las Vegas di notte, con la torre parigina e la ruota panoramica',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9a85d699',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJYgCdAEOsa1wAP7u1x91E/JeMCJsbWLbTx7X3pWzvrjKpQAAAA==',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'La strada diritta che attraversa le rocce rosse della Valle del Fuoco al tramonto, con una decappottabile turchese',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e74442b3',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJaACdADxNj4d0PwA/f03GyotgKqLIc5ckKZ40/kCSB14f17Qfh7+UJISCwmggAA=',
  },
]

export const gallery: readonly Picture[] = []
