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
    alt: 'La lava del Kilauea cade in mare di notte dalla scogliera nera, sotto un pennacchio di vapore acceso dal basso; tre viaggiatori guardano dalle corde di lava',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '957eab8c',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJZAC7AEO/73OdQAA/vLcsjdcH5I6wxxtTt9ZCDKcSSgUqXuSwAAA',
  },
]

export const gallery: readonly Picture[] = []
