// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'seychelles-dubai/extra-1',
    alt: 'La Vallée de Mai a Praslin: sotto le foglie a ventaglio del coco de mer, lunghe sei metri, i raggi del sole scendono sul sentiero; due viaggiatori guardano in su verso le grandi noci verdi e un pappagallo nero posato su una foglia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '50c539ea',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJagCdACzUMCDAAD+aPmrzACHOGTQKiwfzZ2ZXrPbAYmnoDp2nyfBufu6JJaAAAA=',
  },
  {
    id: 'seychelles-dubai/extra-2',
    alt: 'Prima luce sulla spiaggia di Dubai: l’albergo a forma di vela, bianco sulla sua isola, si specchia nel mare calmo e sulla sabbia bagnata, un dhow passa al largo con la sua vela; sulla riva un bambino ne ha fatto una copia di sabbia e la mostra alla madre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3f1cd9b7',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJZACdAEO06wdUADN7VixJe1uN8383u45OS47pXbaqooswZwx/zwAAAA=',
  },
]

export const gallery: readonly Picture[] = []
