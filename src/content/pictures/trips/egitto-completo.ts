// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'egitto-completo/extra-1',
    alt: 'Una feluca sul Nilo dopo il tramonto, la torre del Cairo sul cielo arancio, una falce di luna; un bambino a prua con un airone bianco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5ee3e5b1',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJZgCdH8AGBb6ImzwAP5BNGnVfdpmuY4o3a4jMBvw2yt2IzR6c6IOw+WN0kdgAAA=',
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
