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
    alt: 'L’esercito di terracotta nel grande padiglione di Xi’an: centinaia di soldati in file fra i muri di terra battuta, la luce del mattino scende dalle vetrate; due restauratrici lavorano a uno che ha ancora i suoi colori',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8948bd72',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJYgCdAEQ4ILWAAD+Zs7YrahCkeUI6wt+C6q9bnur3lSrI12BL4AAAAA=',
  },
]

export const gallery: readonly Picture[] = []
