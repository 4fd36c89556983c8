// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'egitto-completo/extra-1',
    alt:
      'Tramonto in feluca sul Nilo: il capitano col turbante tiene il timone con un piede e versa il tè dall’alto nel bicchiere di una bambina, la mamma ride; contro il sole la Cittadella del Cairo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ffeaf91e',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAkABABoJbACdAC3EK5TAAD5MN+MUR9Usboxh/RSkW9sKcEjc6WH0P8/HcdkBJFmPnxvzD1KXdVYc8oeAAAA',
  },
  {
    id: 'egitto-completo/extra-2',
    alt:
      'La piramide a gradoni di Djoser a Saqqara nella prima luce, con un gatto sul fregio dei cobra e due viaggiatori',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e5f7f4be',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdH8AF1i98AD947GPvm6JgMh6e9LBoVCUeABy3EIXeaZcIq6NPa8gsjMZVAAAAA==',
  },
]

export const gallery: readonly Picture[] = []
