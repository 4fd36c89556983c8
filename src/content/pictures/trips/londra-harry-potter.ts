// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'londra-harry-potter/extra-1',
    alt: 'Tower Bridge si apre nella nebbia del mattino per una chiatta dalle vele rosse e si specchia nel Tamigi; da una casa galleggiante guardano una donna, un bambino con la sciarpa a righe e il loro corgi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1e8d130b',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJaACdOUABzMKrQAA/pFyvPe3GKhSz7DswLaP7QSUf5dZ/XlA8AAA',
  },
  {
    id: 'londra-harry-potter/extra-2',
    alt: 'Il treno a vapore rosso su un viadotto curvo di pietra in una sera d’autunno, come quello dei film; dall’erica un adulto e un bambino con la sciarpa rossa e oro lo guardano, e un cervo guarda loro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00fd32b9',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJagCdAD0Y54CpAAAzibjUs6lpSZOviSiZ32dQ9kXzWNZjS7F0DW7+aAR4AAA',
  },
]

export const gallery: readonly Picture[] = []
