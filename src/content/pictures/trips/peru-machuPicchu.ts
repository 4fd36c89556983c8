// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'peru-machuPicchu/extra-1',
    alt: 'Il Vinicunca, la montagna arcobaleno, acceso dal sole mentre l’ombra di una nuvola ne raggiunge il piede, con le nevi dell’Ausangate alle spalle; dall’altura una donna lo guarda accanto al suo alpaca, e il suo scialle ha le stesse fasce',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '39201314',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJZgCdACmDQGylAD2p6MhVwiSA12mhof1Ypwffahcd2vdnJOxC3MVXShus5zbLLj7Jc0WAAA=',
  },
  {
    id: 'peru-machuPicchu/extra-2',
    alt: 'I cerchi di Moray nel sole basso: terrazze rotonde scendono una nell’altra come gradini, metà d’oro e metà in ombra; due viaggiatori guardano dall’alto, tre figurine stanno sul prato in fondo, oltre l’altopiano le Ande innevate',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c0d88758',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAELiyo3gADc8+FWkIYKetkLB0SjnGkGw/APL1g3WzK/th7JtVE0hDV5ZJISZAAA',
  },
]

export const gallery: readonly Picture[] = []
