// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'egitto-completo/extra-1',
    alt: 'Tramonto in feluca sul Nilo: il capitano col turbante tiene il timone con un piede e versa il tè dall’alto nel bicchiere di una bambina, la mamma ride; contro il sole la Cittadella del Cairo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ffeaf91e',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAkABABoJbACdAC3EK5TAAD5MN+MUR9Usboxh/RSkW9sKcEjc6WH0P8/HcdkBJFmPnxvzD1KXdVYc8oeAAAA',
  },
  {
    id: 'egitto-completo/extra-2',
    alt: 'Scavo a Saqqara nel vento di sabbia: un’archeologa ha appena trovato un gatto di bronzo e una gatta vera si siede davanti nella stessa posa; il caposquadra ride, dietro la piramide a gradoni di Djoser',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a34fe84b',
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAkABABoJagCdAELhUuwTAAA/rI+DTuch3o8GHP1VGg+EI7qhleHMcDnjvn1iOv0GxsICMKCX0zMx2fkMHuqsMoLAAAA',
  },
]

export const gallery: readonly Picture[] = []
