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
    alt: 'La strada nel deserto della Valle del Fuoco al tramonto, fra onde di roccia rossa a strisce: tre amici sulla decappottabile e un ariete che guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3ea4ecfd',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJbACdAEQR6OuOHwA/mqeT/oc3+Lz4vVufpYo/q2E0m6b9Hvm9fZX9Vi9n2NigAA=',
  },
]

export const gallery: readonly Picture[] = []
