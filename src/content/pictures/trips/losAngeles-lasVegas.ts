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
    alt: 'Il Grand Canyon dal bordo ovest nella luce bassa: il Colorado fa una curva in fondo alle pareti, la passerella di vetro sporge sul vuoto e due viaggiatori indicano un condor',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7eb54930',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJbACdAEOwSq3+AD+kbG1jagS57kCuF94H4KskyUPEHzHrfL3/T9bgAA=',
  },
]

export const gallery: readonly Picture[] = []
