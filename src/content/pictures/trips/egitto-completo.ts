// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'egitto-completo/extra-1',
    alt: 'La Sfinge di Giza nel primo sole di un mattino d’estate, il volto senza naso in luce e il fianco ancora in ombra; alle spalle la piramide di Cheope, chiara, e tre persone piccole ai suoi piedi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '556835eb',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdH8AFaSyqAD94psR+0Go0r2AxwzxqitHpF7JN8NZJVJBNgg1aYKqZjTwAAA=',
  },
  {
    id: 'egitto-completo/extra-2',
    alt: 'La piramide a gradoni di Djoser a Saqqara nella luce del pomeriggio, con un gatto sul fregio dei cobra e quattro viaggiatori nella corte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fe46331e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdH8AFb29geRAAPuZS+S8Hl2MvN3i9M/TZ5ZEzmqkmrYt0KzOzx+hRYAA',
  },
]

export const gallery: readonly Picture[] = []
