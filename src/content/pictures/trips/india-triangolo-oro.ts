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
    alt: 'Un elefante dipinto con il suo conducente cammina sulla riva del lago; sopra, il forte di Amber color miele sale la collina con le sue porte e i padiglioni, nella luce del tramonto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3638636d',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJYgCdAD1W7uAAP6yN/8c2nMFwo+xTM2LeIZjIyaTcplSvWgao+ON8gAAAA==',
  },
]

export const gallery: readonly Picture[] = []
