// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'L’insegna di benvenuto di Las Vegas si accende nell’ora blu: un cantante con il ciuffo, tutto in bianco, posa sotto le lettere per una fotografia, una decappottabile rosa va verso la Strip tra le palme',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '046f629e',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJagCdAEOuyEHgAD+0PooKMKkDy394b/6lQAuBd5QAw0Gj/LYZqxNDM8QItnwEiFiZRKAAAA=',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'Il Grand Canyon dal bordo ovest nella luce bassa del mattino: pareti a gradoni, una al sole e una in ombra, e in mezzo il Colorado che gira dietro la roccia; due viaggiatori sul ciglio, un condor su un ginepro secco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9836255d',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABABoJagCdAEO9Uean5gA/lsmk7PVNnL4j7/4JwSn4+Z4uLh18huWlWm8NqRaiqHRewFyuiOayIAAAA==',
  },
]

export const gallery: readonly Picture[] = []
