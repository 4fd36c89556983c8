// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'L’insegna al neon di Las Vegas si accende al tramonto: tre amici si fotografano davanti, accanto a una cabriolet rosa, e in fondo brillano la torre, la ruota e la piramide',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'eee8f9ce',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJYgCdAEQJKjYAAD+vJban3f0DxkOnvY+SVvTZdc/uN3TsqvdUCblhqs0McCajOIUUAAA',
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
