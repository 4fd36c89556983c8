// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'parigi-disneyland/extra-1',
    alt: 'Il castello rosa delle fiabe nell’ora blu, davanti a un solo grande fuoco d’artificio dorato: si specchia nel fossato fra gli alberi; sulla riva, sotto un lampione, una famiglia si ferma a guardare, e un cigno nuota nella luce',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '062d7a88',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdAEKn88MfwAA/uxVxMLZHclX1E+XWbMDkat9+AN5G7cNFRum/uAAAA==',
  },
  {
    id: 'parigi-disneyland/extra-2',
    alt: 'Una via di Parigi a fine temporale, nel sole basso della sera: fra le due file di facciate con i tetti di zinco, in fondo, le cupole bianche di Montmartre contro il cielo scuro; sulla ringhiera del balcone un gatto nero, giù in strada un ombrello rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '986f062e',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQAAkABABoJZAC7H8AFN+ca9Y+lAD5uoMPdqIqYpZPSrgYFbv8IS9OE+5rVcOboRgAAA==',
  },
]

export const gallery: readonly Picture[] = []
