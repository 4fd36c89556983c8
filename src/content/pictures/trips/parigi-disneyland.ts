// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'parigi-disneyland/extra-1',
    alt: 'Il castello rosa delle fiabe nell’ora blu, davanti a un solo grande fuoco d’artificio dorato: un ponte di pietra con i lampioni accesi porta al portone, una famiglia si ferma a guardare e un cigno nuota nel fossato che specchia le torri',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c24ccd58',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAERBhnAlgAA/uxVxN/mYZw7DrUPFe1fCxN65QcSeTe1eMsw3GyGAAAA',
  },
  {
    id: 'parigi-disneyland/extra-2',
    alt: 'Una via di Parigi a fine temporale, nel sole basso della sera: fra le due file di facciate con i tetti di zinco, in fondo, le cupole bianche di Montmartre contro il cielo scuro; sulla ringhiera del balcone un gatto nero, giù in strada un ombrello rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd8b7fd0c',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQAAkABABoJZgC7H8AFN057bc2AAD5uoQ8ZiYXaIDwsVKR+hRSXcH3tP6ZXgRLIKiAAA==',
  },
]

export const gallery: readonly Picture[] = []
