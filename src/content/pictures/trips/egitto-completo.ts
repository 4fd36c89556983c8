// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'egitto-completo/extra-1',
    alt: 'Una feluca sul Nilo poco prima dell’alba, la torre del Cairo e la moschea della Cittadella sul cielo arancio, una falce di luna; un bambino a prua con un airone bianco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '741a4e41',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJZgCdH8AGBZC1rTgAP5BNGnVfMZ0jxnZiSmdqyVY5LA0V2JvMEFUT5NsTWB2AAA=',
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
