// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'praga-budapest/extra-1',
    alt: 'Il Parlamento di Budapest acceso d’oro all’ora blu, dal battello sul Danubio: la cupola e le guglie si specchiano nell’acqua scura, due viaggiatori abbracciati guardano dal parapetto e un bicchiere di Tokaj prende la stessa luce',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3538f7bd',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdAEOnHAAAP7c+7s04O4bl31Zmgm1iJ6bnITO8n4Eky4vwN78TuNDxjAA',
  },
  {
    id: 'praga-budapest/extra-2',
    alt: 'La piazza della Città Vecchia di Praga innevata, all’alba: le due torri scure della chiesa di Týn contro il cielo rosa; il sole entra da una via e stende sulla neve un solo fascio d’oro, dove passano due viaggiatori e un cane con le loro ombre lunghissime',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '96767f30',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABABoJaACdADc4ehAAP5NFh4vQ6hqrdtHKUv4iikoGtcwAThld1wfvIXW6oqqjzHj0hFsiAAA',
  },
]

export const gallery: readonly Picture[] = []
