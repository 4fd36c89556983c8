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
    alt: 'La piramide a gradoni di Djoser a Saqqara nella prima luce, con un gatto sul fregio dei cobra e due viaggiatori',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e5f7f4be',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdH8AF1i98AD947GPvm6JgMh6e9LBoVCUeABy3EIXeaZcIq6NPa8gsjMZVAAAAA==',
  },
]

export const gallery: readonly Picture[] = []
