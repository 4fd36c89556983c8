// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'egitto-completo/extra-1',
    alt: 'Due feluche a vela sul Nilo calmo, con palme, minareti e cupole del Cairo nella luce del mattino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '98718b12',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAwAgCdASoQAAkABABoJYgCdH8AGBhoS9lMAAD33v2qa6kMtzGx6lDW1AbzYg6TL1HwN8vAAAA=',
  },
  {
    id: 'egitto-completo/extra-2',
    alt: 'La piramide a gradoni di Djoser a Saqqara nella prima luce, con i visitatori, i cammelli e le palme della valle',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9f969a93',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABwAgCdASoQAAkABABoJbACdH8IwABaLSesp7oAAP6YWRaZ6DwMdz3I9uXu7K5D6rmWHYhmHtc+iAAA',
  },
]

export const gallery: readonly Picture[] = []
