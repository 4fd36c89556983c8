// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'sharm-el-sheikh/extra-1',
    alt: "Sott'acqua nel Mar Rosso: coralli di ogni colore, una tartaruga, una manta e un banco di pesci arancioni",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ec42fdc7',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAEO5H2ugQAA/ma2rt0ab5iRBV0gcETku6rrCLbI2CjJCuH6PzqL8rMtGQHEAAAA',
  },
  {
    id: 'sharm-el-sheikh/extra-2',
    alt: 'Un campo nel deserto del Sinai dopo il tramonto: tende, fuoco acceso, cammelli e le prime stelle',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '51c68d18',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJagCdAELVh6jXgAA/kE1jt6nQdXtVWbv7Z4WlqNT4IqN5YdhjPRTXXRKCguAAAA=',
  },
]

export const gallery: readonly Picture[] = []
