// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'seychelles-dubai/extra-1',
    alt: 'Una ragazza torna in bicicletta lungo la baia di La Digue al tramonto, con il cagnolino nel cestino e i capelli al vento; sopra di lei le volpi volanti lasciano le palme e i graniti',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '157cd9b0',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdAEUnXwQAP2dZllErM5dkvv+pjtLZUZ9GBktgSdYivEzgviYda6xQAAA',
  },
  {
    id: 'seychelles-dubai/extra-2',
    alt: 'Sera a Dubai Marina: il dhow di legno della cena passa carico di lampadine davanti alla torre che si avvita e ai grattacieli accesi, specchiati nel canale; due viaggiatori lo guardano dalla passeggiata, un airone da un palo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cbe79b1d',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJZgCdAEO+a9aGMAA/sB3L2axdfKzFO4AVqoxrU5hj9yDBytBFgAA',
  },
]

export const gallery: readonly Picture[] = []
