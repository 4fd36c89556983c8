// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'kenya-safari-experience/extra-1',
    alt: 'Un grande elefante maschio guida la famiglia nell’acqua bassa di Amboseli al mattino, il piccolo sotto la madre e gli aironi in volo, davanti al Kilimanjaro con la cima bianca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7d9e64bd',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAkABABoJQBOj+ADE5aXzgAA/sX98t+tmvkyMItmnbcwW5Mk+xTpbNfAAA==',
  },
  {
    id: 'kenya-safari-experience/extra-2',
    alt: 'Una mongolfiera a spicchi sale sopra le giraffe e le acacie del Mara mentre il sole spunta dalla pianura',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0f66cea5',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJaACdAEOYpw9AADym/l0s0iY0U7rrF50PTeMG6Fna+1cZxw8mFEgsOimUjZSlgAAAA==',
  },
]

export const gallery: readonly Picture[] = []
