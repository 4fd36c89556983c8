// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'cina-pechino-xian-shanghai/extra-1',
    alt: 'Shanghai all’alba, vista dal Bund: il sole sorge fra la torre delle sfere e i grattacieli di Pudong, controluce oltre lo Huangpu; sul lungofiume due persone fanno tai chi, una alza un ventaglio rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a57991fd',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAwAgCdASoQAAkABABoJaACdH8IwABZnjiFYAD+kbgeoWZbMJ7ijz7MXDQ4JtEQvpUYAAAA',
  },
  {
    id: 'cina-pechino-xian-shanghai/extra-2',
    alt: 'L’esercito di terracotta nel grande padiglione di Xi’an: soldati in fila a perdita d’occhio fra i muri di terra battuta; una sola fascia di sole scende su quello che ha ancora i suoi colori e sulla restauratrice in ginocchio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '10f75cdc',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJZACdADr4vTAAPwe9gi6ZrLf0sFJqqb8aKXVTcYHyTn/cGiY8RvaRKTt1DzeAAA=',
  },
]

export const gallery: readonly Picture[] = []
