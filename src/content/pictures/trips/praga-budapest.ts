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
    alt: "Nevica sulla piazza della Città Vecchia di Praga: gli apostoli si affacciano all'orologio astronomico, una bambina li indica, in fondo la chiesa di Týn",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7881d19d',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQAAkABABoJQBOkERi4+i3y++kAAD9+IHOYhkiriXQmQzOf4JNTTiZgn9Pw5s4RAJWN3NyQAA=',
  },
]

export const gallery: readonly Picture[] = []
