// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'canada-vancouver-rockies/extra-1',
    alt: 'I grattacieli di vetro di Vancouver e le vele bianche di Canada Place si accendono sul porto, sotto i monti innevati',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6985623d',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJQBOgCHPMAvn4AD9U9IN0s/SvFa9PC8FTy2RI4pYNb0gvdvgAA==',
  },
  {
    id: 'canada-vancouver-rockies/extra-2',
    alt: "Un'orsa con il cucciolo nel prato d'autunno, tra larici dorati e una baita di tronchi ai piedi delle Rocciose",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '630e918d',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAERHdu4/8AA+OE+DKG3ao23Bmi30CmEWDsEG6WRLm1ULdppgAA=',
  },
]

export const gallery: readonly Picture[] = []
