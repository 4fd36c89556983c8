// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'praga-budapest/extra-1',
    alt: 'Il Parlamento di Budapest, con la cupola e le guglie accese d’oro, si specchia nel Danubio all’ora blu; i gabbiani girano nella luce e sulla riva di Buda due ballano un valzer al suono di un violino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e8c7029e',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJaACdAEOzkDyEAAA/ulYmtRvvfNn45ERRAMfDCtSdiThk3N82TqLPxkh+LWK0N0hfYKEAAA=',
  },
  {
    id: 'praga-budapest/extra-2',
    alt: 'Neve nel sole basso sulla piazza della Città Vecchia di Praga: dal muro della torre l’orologio astronomico mostra i suoi apostoli, un gruppetto col naso in su aspetta l’ora, in fondo le case a frontone, l’abete e le guglie della chiesa di Týn',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '988b5b7d',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAkABABoJZACdH8AGD3dKoHZIAD81IVisPvqU0pGVpn5C+p+MB+vDRjZ2NI0SwAAAAAA',
  },
]

export const gallery: readonly Picture[] = []
