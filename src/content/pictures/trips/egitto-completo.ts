// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'egitto-completo/extra-1',
    alt: 'Una feluca sul Nilo al Cairo nella brezza della sera, un airone bianco a prua, sotto la Cittadella con la grande cupola e i due minareti',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd4a9bae9',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJagCdAEPRNne8gAA/lvyHcAtXazaKkbntBDwnk3rtAcUT1R2DsSinQAAAA==',
  },
  {
    id: 'egitto-completo/extra-2',
    alt: 'La piramide a gradoni di Djoser a Saqqara nella luce del pomeriggio, con un gatto sul fregio dei cobra e quattro viaggiatori nella corte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3588d198',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJbACdH8AFb29hL4AAPuZS+S8Hl2MvN3i9M/TgHMvBkrP6AsPV7GSV50V+hRYAAA=',
  },
]

export const gallery: readonly Picture[] = []
