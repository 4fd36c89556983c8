// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'kenya-safari-experience/extra-1',
    alt: 'Una fila di elefanti con i piccoli attraversa la palude di Amboseli nella foschia del mattino, davanti al Kilimanjaro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '399725d2',
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAkABABoJZACw7EOqNgAAP5bmNc3zzpR7OGKEZctZLA2XtV8YAAA',
  },
  {
    id: 'kenya-safari-experience/extra-2',
    alt: 'Una mongolfiera a spicchi sale sopra le giraffe e le acacie del Mara mentre il sole spunta dalla pianura',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '471a5c80',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJQBOgCLvirk/pAAA/Xh1ON8yq48Ts497qXi3IgWYMhcCo6IJT1mo2WcAAA==',
  },
]

export const gallery: readonly Picture[] = []
