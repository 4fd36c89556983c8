// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'cina-pechino-xian-shanghai/extra-1',
    alt: 'Le torri di Pudong illuminate di notte oltre il fiume Huangpu, con la torre delle perle e i battelli di Shanghai',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9baa52b5',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJaACdAEOpXjYngAA/trQ32LeemaNg+AfohZnF+gN7C3exvqwVAs0gAA=',
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
