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
    alt: "Sera d’autunno a Jasper: un'orsa e il cucciolo seguono la riva, il fiume rispecchia una grande montagna a strati e i larici d’oro, e da uno chalet di tronchi due viaggiatori li guardano passare",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '58212bf4',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJbACdAD5YI5kAADvitm4gQ+JnmeT2LxRul6S2bgFOzgoFoAAAA==',
  },
]

export const gallery: readonly Picture[] = []
