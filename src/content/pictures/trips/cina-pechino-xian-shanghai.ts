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
    alt: 'L’esercito di terracotta nel grande padiglione di Xi’an: soldati in fila a perdita d’occhio fra i muri di terra battuta; una fascia di sole scende su quello che ha ancora i suoi colori e sulla restauratrice in ginocchio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '59242496',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJZgCdADwUdyhAAD77FNZnE2ulGU8yPt30Jx5HMaNhB4sgMivFQyXSEr0Vt/DVAA=',
  },
]

export const gallery: readonly Picture[] = []
