// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'grecia/extra-1',
    alt: 'Un vicolo bianco di Oia, a Santorini, con porte blu, buganvillea e un asinello, che sale verso un mulino a vento',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '118507e7',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJaACdADPBQJYAAD6l7H9PToSbCziKEaHXOXME9wHRLW1gCjnwTJRFfntzDaAAAA=',
  },
  {
    id: 'grecia/extra-2',
    alt: 'L’Acropoli di Atene all’apertura: fra le colonne della porta il Partenone prende il primo sole sul fianco lungo, la facciata è ancora azzurra d’ombra; l’archeologa lo indica a due viaggiatori, una civetta li osserva da un blocco di marmo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9afd71fa',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAkABABoJZgCdAELYMse9f4AAPwwXbZoqPgWFJfO2MTvOYW9m7vyX2B5A50b9D2dEUzMzQAAAA==',
  },
]

export const gallery: readonly Picture[] = []
