// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'Le fontane danzanti e gli alberghi illuminati della Strip di Las Vegas di notte, con la torre parigina e la ruota panoramica',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8f371775',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJYgCdAEOwLh6AAD+7u4wvZC5H8xpBWrvnS7bf+tnfXGVSgAAAA==',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'La strada diritta nel deserto della Valle del Fuoco al tramonto, fra rocce rosse a strisce: tre amici hanno fermato la decappottabile turchese',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '464661f5',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJagCdAENFiwAAP5m3DIpey0OFN2APW1xTSEtq8dpsKjeWHTaAooQclgjMh7BidAAAA==',
  },
]

export const gallery: readonly Picture[] = []
