// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'sharm-el-sheikh/extra-1',
    alt: 'La parete di Ras Mohammed vista dal blu: una donna in apnea scende dalla barca verso le gorgonie rosse e le nuvole di anthias arancioni, e un grande pesce napoleone le passa accanto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e516f78f',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdAC269qgwAD76SsB46xeSTMvvceM6rkVyQXFpE1zBeQf3laoR7TP2AAA',
  },
  {
    id: 'sharm-el-sheikh/extra-2',
    alt: 'Un campo nel deserto del Sinai dopo il tramonto: la tenda di lana nera, il tè attorno al fuoco con le ombre lunghe sulla sabbia, i cammelli accovacciati e le prime stelle',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'edbf2617',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdGuAAsuqCpXAAP68k5J1GKAVmeNkXKCiwwjGTf5zAlX8lE10cI+tFAAA',
  },
]

export const gallery: readonly Picture[] = []
