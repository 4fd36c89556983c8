// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'canada-vancouver-rockies/extra-1',
    alt: 'Mattino di nebbia a Stanley Park, a Vancouver: due ciclisti si fermano per lasciar passare una famiglia di oche canadesi sotto i totem di Brockton Point; oltre il porto le vele bianche di Canada Place e un idrovolante',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '28061497',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAkABABoJQBdgCPj9WgA/tStHDkpiwFIJFUn+Rgg68/mc9mg2KYMoVYcAAAA',
  },
  {
    id: 'canada-vancouver-rockies/extra-2',
    alt: "Un'orsa con il cucciolo nel prato d'autunno, tra larici dorati e una baita di tronchi ai piedi delle Rocciose",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9ff2202e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdH8AGBBBccAA/NXzeL1lyLkVOlV3juair2jflIhyDQSOk2aezXJJaAAA',
  },
]

export const gallery: readonly Picture[] = []
