// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'hawaii/extra-1',
    alt: 'Le pareti verdi di Kualoa al mattino, viste dall’acqua: una canoa a bilanciere con tre persone si è fermata, perché davanti affonda la coda di una megattera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0ced544f',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAkABABoJbACdAEHtgAA/sj6n6IiXwcY/6KPef19s4bBL3hTnrdLU3YOxTb8GfGAAA==',
  },
  {
    id: 'hawaii/extra-2',
    alt: 'Il Kilauea al crepuscolo dal bordo della caldera: una fontana di fuoco si alza dal suo cono, un fiume di lava scende a curve sulla crosta nera, dietro c’è la lunga sagoma della montagna; tre viaggiatori guardano, due oche nene pascolano tranquille',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8fd60839',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJaACdADbTF+43AD+3PU00OaYzhXXOWN2VGxkgudhA9wqphudm6w99va4HHEdFAAAAA==',
  },
]

export const gallery: readonly Picture[] = []
