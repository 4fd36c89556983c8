// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'parigi-disneyland/extra-1',
    alt: 'Il castello rosa delle fiabe nell’ora blu, specchiato nel fossato davanti a un solo grande fuoco d’artificio dorato; dalla riva guarda una famiglia, il più piccolo sulle spalle del papà',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '12dad782',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJagCdAEQ98tynAAA/u9namv1KmSEw+uFxVAz31XZXLgQbvbsboNgAAA=',
  },
  {
    id: 'parigi-disneyland/extra-2',
    alt: 'I tetti di zinco di Parigi a fine temporale, nel sole basso della sera: in fondo, sulla collina, le cupole bianche di Montmartre; da un abbaino acceso una bambina ripara con l’ombrello rosso un gatto nero',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1e8234f3',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAkABABoJZgCdAEPR7AQtq8AAP1Tn4NhOVGwO1TJ6UrVTkLs1yi/P3+EiaWGsQAAAA==',
  },
]

export const gallery: readonly Picture[] = []
