// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'sharm-el-sheikh/extra-1',
    alt: 'Una donna in apnea scende lungo la parete di Ras Mohammed, tra gorgonie rosse e nuvole di pesci arancioni, e incontra un grande pesce napoleone',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1af6a2ed',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEPQ30PQNAA+p6PfSDijKx25OdlVm8BW5Dcom96mfpOQE2owAA=',
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
