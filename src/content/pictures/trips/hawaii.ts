// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'hawaii/extra-1',
    alt: 'Le creste verdi e affilate di Kualoa, sulla costa sopravvento di Oahu, nella luce radente della sera con una barca a vela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e493a4ff',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdH8AF6U5gAAA/mba7lSSq60lNcemXOrcKIXOY1MUw5oxT0j7YXZr8AAA',
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
