// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'praga-budapest/extra-1',
    alt: 'Il Parlamento di Budapest acceso di luci dorate che si riflettono nel Danubio di notte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '98651ec9',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZACdAEOwQVI5gD+5f+Dj+M/zye7nhBo0bejYJGF5tqlOFoVBTsuStlTtAAA',
  },
  {
    id: 'praga-budapest/extra-2',
    alt: "La piazza della Città Vecchia di Praga con l'orologio astronomico, le guglie di Týn e i passanti sul selciato, nella luce della sera",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6b6ccb7b',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJZACdADaMLKAAPyxVWJroPGfd+oZT7c41JXirtbNFQCUnGK7dDwaqC+gAA==',
  },
]

export const gallery: readonly Picture[] = []
