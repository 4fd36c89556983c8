// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'grecia/extra-1',
    alt: 'Un portone blu aperto in un muro bianco di Oia, a Santorini: oltre la soglia il mare con una vela; una buganvillea trabocca dal muro, dietro spunta un mulino a vento e un asinello con il cappello di paglia porta le arance',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3703f58a',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoQAAkABABoJZgCdAEertd5Zcy8AAD+yXI2UHoiukLIm+RxmgCF4Nbi7sRl4JIfdK0xDrSvqysslvhXEjWen3diGwAAAA==',
  },
  {
    id: 'grecia/extra-2',
    alt: 'L’Acropoli di Atene all’apertura: fra le colonne della porta il Partenone prende il primo sole sul fianco lungo, la facciata è ancora azzurra d’ombra; l’archeologa lo indica a due viaggiatori, una civetta li osserva da un blocco di marmo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '63c43ea0',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAkABABoJZACdGuAAsE8CVW5wAD5YYB3qg3+zK2TXjbIlQAnZVRxQJDLf2hD1qHVKwAA',
  },
]

export const gallery: readonly Picture[] = []
