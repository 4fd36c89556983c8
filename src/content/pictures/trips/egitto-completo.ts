// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'egitto-completo/extra-1',
    alt: 'Due feluche a vela sul Nilo calmo, con palme, minareti e cupole del Cairo nella luce del mattino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd758ea4a',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAkABABoJYgCdH8AGBSOnUgAAPjk/4wIy4VsUn7s+mBontpGddvynwgAAA==',
  },
  {
    id: 'egitto-completo/extra-2',
    alt: 'La piramide a gradoni di Djoser a Saqqara nella prima luce, con i visitatori, i cammelli e le palme della valle',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '52b2f4a8',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAkABABoJbACdH8IwABXPqBAAP5m2wRf9Z7sZ8wmHyCInZD4zZdnkSXgAfQSNoAAAA==',
  },
]

export const gallery: readonly Picture[] = []
