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
    alt: 'Prima neve sotto il monte Robson: una mamma grizzly si gratta beata la schiena contro un pino, un cucciolo la imita e piega un pioppo d’oro, l’altro rotola tra le foglie; uno scoiattolo vola via',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '246cc86d',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABABoJYgCdAEPSfPgxFQA4hUNyD4oAt4gxxM8EGJQCBiw1wmw5C2CZa0tGamrWJWRV56xeCCllAAAAA==',
  },
]

export const gallery: readonly Picture[] = []
