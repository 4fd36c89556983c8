// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'seychelles-dubai/extra-1',
    alt: 'La Vallée de Mai a Praslin: sotto le foglie a ventaglio del coco de mer, lunghe sei metri, i raggi del sole scendono sul sentiero; due viaggiatori guardano in su verso le grandi noci verdi e un pappagallo nero posato su una foglia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '915ddea4',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZgCdAEOzCmU/hAA4nzOSVMVHeq2eEamDAS6He1aO+vCZsaHoDOpnC8Ls2mrjPAAAA==',
  },
  {
    id: 'seychelles-dubai/extra-2',
    alt: 'Sera a Dubai Marina: il dhow di legno della cena passa carico di lampadine davanti alla torre che si avvita e ai grattacieli accesi, specchiati nel canale; due viaggiatori lo guardano dalla passeggiata, un airone da un palo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cbe79b1d',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJZgCdAEO+a9aGMAA/sB3L2axdfKzFO4AVqoxrU5hj9yDBytBFgAA',
  },
]

export const gallery: readonly Picture[] = []
