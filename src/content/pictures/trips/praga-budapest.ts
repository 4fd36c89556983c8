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
    alt: 'La piazza della Città Vecchia di Praga sotto la neve, dalla torre del municipio: la sua ombra indica le guglie della chiesa di Týn nel sole basso; tra bancarelle, abete e case a frontone, due persone stanno dentro un cuore di orme',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '98deb47b',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgCILjlVgoAD+kbofWwNx2FlK/n2F/8IrkpkFZ1p6y95jy+EAAAA=',
  },
]

export const gallery: readonly Picture[] = []
