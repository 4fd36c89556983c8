// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'hawaii/extra-1',
    alt: 'Le pareti verdi di Kualoa al mattino, viste dall’acqua: una canoa a bilanciere con tre persone si è fermata, perché davanti affonda la coda di una megattera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8b353b05',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAkABABoJbACdAEHtgAA/sj6n6IiXwcY/U0m3LRiLDnxcm86y2h3wZ+Aci+622AAAA==',
  },
  {
    id: 'hawaii/extra-2',
    alt: 'Il Kilauea al crepuscolo dal bordo della caldera: una fontana di fuoco si alza dal suo cono, un fiume di lava scende a curve sulla crosta nera, dietro c’è la lunga sagoma della montagna; tre viaggiatori guardano, due oche nene pascolano tranquille',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '49c7c964',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJaACdADzxn73AAD+3PU00OfBjv4Pcti0kgDXalERihnDJXJIp3wTIJWSMVGnUOAAAA==',
  },
]

export const gallery: readonly Picture[] = []
