// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'kenya-safari-experience/extra-1',
    alt: 'Una famiglia di elefanti attraversa la palude dell’Amboseli nella prima luce, con gli aironi in groppa, davanti al Kilimanjaro che si specchia nell’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f96ccfc1',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJagCdAEPR1V2oAAA/lvyPpVTwNEJrYk0fnmnzyzG0+P06xId7RO66wlwAA==',
  },
  {
    id: 'kenya-safari-experience/extra-2',
    alt: 'Prima dell’alba sul Masai Mara: una mongolfiera accesa come una lanterna è pronta a partire, altre due sono già in cielo; accanto a un’acacia due giraffe e un piccolo si sono fermati a guardarla',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '611c44fe',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAEOpTlMAAD+5gffEwtdZix9JXAAkHSeo2nyI+l94167v/2mrj8xuyeo7AA=',
  },
]

export const gallery: readonly Picture[] = []
