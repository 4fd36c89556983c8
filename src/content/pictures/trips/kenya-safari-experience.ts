// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'kenya-safari-experience/extra-1',
    alt: 'Una famiglia di elefanti attraversa la palude dell’Amboseli nella prima luce, con gli aironi in groppa, davanti al Kilimanjaro che si specchia nell’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '35dcc772',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJagCdAEO41QLOAD+W/I+lVAVMrT7aCz82sYG1G0+O7CNf/pREbZ3T0AAAA==',
  },
  {
    id: 'kenya-safari-experience/extra-2',
    alt: 'Prima dell’alba sul Masai Mara: una mongolfiera accesa come una lanterna è pronta a partire, un’altra si gonfia distesa sull’erba, una è già in cielo; tre giraffe guardano dall’orizzonte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '13a98166',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJZgCdH8AGArUsDeAAP7c+nE5gqmqLjTktIlB4TqW40EK2dCmThCN4NILGYbPQr8IUoAA',
  },
]

export const gallery: readonly Picture[] = []
