// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'hawaii/extra-1',
    alt: 'Tutti in posa per l’autoscatto sulla canoa a bilanciere davanti alle creste di Kualoa: solo la bambina si è voltata e indica la megattera che salta dietro di loro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'bc8c73b9',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAkABABoJbACdAEQTuvNJHAA/eOopA6CxidQL0W09Yiu5FX8XTKQ3xAECIKgMUN4kBqlaS7Cczc86V5DNsAA',
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
