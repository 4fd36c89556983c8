// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'canada-vancouver-rockies/extra-1',
    alt: 'I grattacieli di vetro di Vancouver e le vele bianche di Canada Place si accendono sul porto, sotto i monti innevati',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '67fa069c',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABABoJQBOgCHNCvkKAAD9U9INu1L2/6RdIkIupPhF/esoIPBPgAA=',
  },
  {
    id: 'canada-vancouver-rockies/extra-2',
    alt: 'Un’orsa con il cucciolo nel prato d’autunno, tra larici dorati e una baita di tronchi ai piedi delle Rocciose',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7b034ecc',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdH8AFbsu9AAA4dpis7PDte+6H37kuj5Mn2ldZ1rXBd9CFMS5WtAAAA==',
  },
]

export const gallery: readonly Picture[] = []
