// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'parigi-disneyland/extra-1',
    alt: 'Il castello rosa delle fiabe in una notte verde e blu: accanto alle torri si apre un grande fuoco d’artificio dorato, uno piccolo e rosa più lontano; si specchia nel fossato, sulla riva una famiglia si ferma a guardare sotto un lampione e un cigno nuota',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '94d8f518',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJaACdAD0PJUdQ+AA/un9xS4bb+vhbeocrsj4YOFylr4Mpaa84ZKj++iFm90VuGIAAA==',
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
