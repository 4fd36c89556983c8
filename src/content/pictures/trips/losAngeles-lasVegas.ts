// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'L’insegna di benvenuto di Las Vegas si accende al tramonto: tre persone la guardano e la fotografano, una decappottabile rosa parte verso la Strip, una lepre sta nel prato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '56ce09cb',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJZACdH8AGBVld0AA/sB4bT3RD1ZqAacjjvneDH2XZY5tGoE5OCpmZKBK/YTRjy6ww0wAAAA=',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'Il Grand Canyon dal bordo ovest nella luce bassa: pareti a gradoni, metà al sole e metà in ombra, il Colorado in fondo; due viaggiatori sul ciglio, un condor su un ginepro secco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '865da3fc',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABwAgCdASoQAAkABABoJagCdH8GJ/gekLNFSQkAAP5WBqN+6zRkyl9m+dhEWKARYqB3zo+8HSBp7sBjtrXkQeAA',
  },
]

export const gallery: readonly Picture[] = []
