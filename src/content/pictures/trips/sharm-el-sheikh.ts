// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'sharm-el-sheikh/extra-1',
    alt: 'Ras Mohammed da una grotta nella parete della barriera: tra gorgonie rosse e una scia di anthias arancioni si apre il blu, e nei raggi del sole una donna in apnea scende incontro a una tartaruga embricata',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '342d1fe4',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdADGevf3AAD+741Y6iyFYZvvc4q4DuaEzTf8jseQs/Ja26wej30oOvMFLAAAAA==',
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
