// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'praga-budapest/extra-1',
    alt: 'Il Parlamento di Budapest, con la cupola e le guglie accese d’oro, si specchia nel Danubio all’ora blu; i gabbiani girano nella luce e due viaggiatori guardano dalla riva di Buda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '08228e6c',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJZgCdAEOmf6twcAA/ulYmtRvve8TZeKcKcsxf9NwN0sV/bXIUFN8ZszbpwkwAAA=',
  },
  {
    id: 'praga-budapest/extra-2',
    alt: "La piazza della Città Vecchia di Praga con l'orologio astronomico, le guglie di Týn e i passanti sul selciato, nella luce della sera",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6b6ccb7b',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJZACdADaMLKAAPyxVWJroPGfd+oZT7c41JXirtbNFQCUnGK7dDwaqC+gAA==',
  },
]

export const gallery: readonly Picture[] = []
