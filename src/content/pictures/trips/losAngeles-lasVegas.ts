// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'L’insegna al neon di Las Vegas si accende al tramonto: tre amici si fotografano davanti, accanto a una cabriolet rosa, e in fondo brillano la torre, la ruota e la piramide',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'eee8f9ce',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJYgCdAEQJKjYAAD+vJban3f0DxkOnvY+SVvTZdc/uN3TsqvdUCblhqs0McCajOIUUAAA',
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
