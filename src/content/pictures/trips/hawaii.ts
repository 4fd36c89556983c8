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
    alt: 'Il cratere del Kilauea dopo il tramonto, dal bordo della caldera: il lago di lava illumina le pareti e la colonna di vapore, dietro c’è la lunga sagoma della montagna; il geologo indica la fontana di fuoco, un’ohia fiorita è sul ciglio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '493c2c52',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJYgCdAED/vRKVkAA/tz1um+pbWidzCWTB9yZaD+RGIOINPxe8+3GK1J0AA==',
  },
]

export const gallery: readonly Picture[] = []
