// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'canada-vancouver-rockies/extra-1',
    alt: 'I totem dipinti di Stanley Park nell’ultimo sole, con i cedri alle spalle; oltre la passeggiata i grattacieli di Vancouver e le vele bianche del porto si specchiano in Coal Harbour, due ciclisti seguono il mare e un airone aspetta su uno scoglio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '01bb90e2',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJaACdADzHPagAP4leXhDC8pWM7YZIgeOg0v1iJnOnVMBxOPMcOkmAAA=',
  },
  {
    id: 'canada-vancouver-rockies/extra-2',
    alt: "Sera d’autunno a Jasper: un'orsa e il cucciolo seguono la riva, il fiume rispecchia una grande montagna a strati e i larici d’oro, e da uno chalet di tronchi due viaggiatori li guardano passare",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '82fd1a41',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJbACdADwr8ktwAD7YpsdGzk0F5euuHHT4qCOhW9Dmb3Ls31pgAAA',
  },
]

export const gallery: readonly Picture[] = []
