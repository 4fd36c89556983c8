// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'peru-machuPicchu/extra-1',
    alt: 'Le fasce colorate del Vinicunca, la montagna arcobaleno, con le nevi dell’Ausangate alle spalle: i camminatori salgono in fila verso la cresta e due alpaca guardano dal pascolo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9c8f3c9a',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABABoJbACdACZQsAA4gbawLckpweFCF+P8+pCn91VrFUyEKTuzN0bomw4nB6VGAAA',
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
