// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'peru-machuPicchu/extra-1',
    alt: 'Un alpaca ruba il berretto di un camminatore in poncho davanti alle fasce colorate del Vinicunca: lui lo rincorre, lei ride, un cane salta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b56d8668',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoQAAkABABoJbACdADVkhAA/mbItMwZbbdNGlsDJBtLhbxjtYajpWEZmK53281wQAA=',
  },
  {
    id: 'peru-machuPicchu/extra-2',
    alt: 'La piazza di Cusco in festa vista da sotto un portico: due ballerine con le gonne che volano, un suonatore di tamburo e una bambina davanti alla chiesa barocca, un colibrì fra le fucsie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd03e9c6a',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdADC6+8iAAD+0mknvWpMBFtH7HhXE9Wxgs0fUgxIb4ZNHDRaitboAAAA',
  },
]

export const gallery: readonly Picture[] = []
