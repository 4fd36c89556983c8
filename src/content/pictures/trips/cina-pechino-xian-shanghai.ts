// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'cina-pechino-xian-shanghai/extra-1',
    alt: 'Shanghai subito dopo il tramonto, vista dal Bund: la torre delle sfere rosa e i grattacieli di Pudong oltre lo Huangpu, la luna piena che sorge; sul lungofiume un anziano fa volare una fila di aquiloni',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5c776592',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABABoJYgCdAEO4aerQADeZXXDl+4FA9r2HZsQ4VQUPjajEWb/UAA=',
  },
  {
    id: 'cina-pechino-xian-shanghai/extra-2',
    alt: "Una restauratrice con il pennello ridà i colori a un guerriero dell'esercito di terracotta di Xi'an, alla luce di una lampada, con le file di soldati nella penombra",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a468b75e',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJagCdH8AGZKNvIAA/uX/g8SvqDxFkZOEFQAd8t/Vu4XRuXPxOm4QHtwAAA==',
  },
]

export const gallery: readonly Picture[] = []
