// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'kenya-safari-experience/extra-1',
    alt: 'Una fila di elefanti con i piccoli attraversa la palude di Amboseli nella foschia del mattino, davanti al Kilimanjaro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '070dcafe',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABABoJZACdAD1b5cqQAAA/lqaXluitzMuE8OHEAlRB57AoCOEmAA=',
  },
  {
    id: 'kenya-safari-experience/extra-2',
    alt: 'Una mongolfiera a spicchi sale sopra le giraffe e le acacie del Mara mentre il sole spunta dalla pianura',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8d23dfc4',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgB6Gk3vqIAD9eHVD4E5z+Z5PO2wki2xvrGEowy0rlWVBqVNXoAA=',
  },
]

export const gallery: readonly Picture[] = []
