// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'londra-harry-potter/extra-1',
    alt: 'Il Tower Bridge aperto: fra le due torri di pietra passa una chiatta dalle vele color ruggine, con le torri di vetro della città nella foschia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4787dc2e',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJZgCdAC4o6MRgAD+yL0XuHsXoiV04MKa5mLX5V3yIInL12SOcDEAAAA=',
  },
  {
    id: 'londra-harry-potter/extra-2',
    alt: 'Il treno a vapore rosso su un viadotto curvo di pietra in una sera d’autunno, come quello dei film: la locomotiva si vede agli studi; sull’erica un bambino con la sciarpa rossa e oro e un cervo si guardano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ad5c4405',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAkABABoJQBOj+ADA3Xkne6AAM3vjKeoVRNNgi1rkA34HgvEKFQQcQAAAA==',
  },
]

export const gallery: readonly Picture[] = []
