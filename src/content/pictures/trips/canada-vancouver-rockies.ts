// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'canada-vancouver-rockies/extra-1',
    alt: 'Vancouver al tramonto dalla passeggiata sull’acqua: la cupola di triangoli, i grattacieli sottili e lo stadio davanti ai monti innevati, con i piccoli traghetti arcobaleno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f57bc25f',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABABoJQBOgCICTuK0AADyo+pTBYdLlRPyeIXBgTj/aUkHmPHkSAA=',
  },
  {
    id: 'canada-vancouver-rockies/extra-2',
    alt: "Un'orsa con il cucciolo nel prato d'autunno, tra larici dorati e una baita di tronchi ai piedi delle Rocciose",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9ff2202e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdH8AGBBBccAA/NXzeL1lyLkVOlV3juair2jflIhyDQSOk2aezXJJaAAA',
  },
]

export const gallery: readonly Picture[] = []
