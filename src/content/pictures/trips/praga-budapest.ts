// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'praga-budapest/extra-1',
    alt: 'Il Parlamento di Budapest acceso di luci dorate che si riflettono nel Danubio di notte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'da95d2ce',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAkABABoJQBOgCHf/OUwAP7p9ZBk3UPl/MUmliCJ4ZFX9+qT+iMAAAA=',
  },
  {
    id: 'praga-budapest/extra-2',
    alt: 'La piazza della Città Vecchia di Praga con le guglie di Týn, le case colorate e un tram giallo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '55c6e006',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJZACdH8ABW2AAP7I8XeL+EL8jH5rsRIWDcWCMS2V40oCTh19XJE/MzAAAA==',
  },
]

export const gallery: readonly Picture[] = []
