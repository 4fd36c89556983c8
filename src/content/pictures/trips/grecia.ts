// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'grecia/extra-1',
    alt: 'Un vicolo bianco di Oia, a Santorini, con le porte blu e la buganvillea in fiore, che sale verso i mulini a vento',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1970e7fd',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQAAkABABoJYgCdH8AFx/zMZUhYADOK/AZGDTufMBgbr45lfXxSMFIlAkR4YeUbXeHPc0KAAA=',
  },
  {
    id: 'grecia/extra-2',
    alt: "Il Partenone sulla rocca dell'Acropoli nell'ora dorata, con i tetti di Atene, i cipressi e gli ulivi ai suoi piedi",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '50ec72b4',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZgCdAC9iGCjBgAA/sYBmuEk73NLW33hmzpNgnqTp2JZjFcuYMavYXW9ZT5jUCMAAA==',
  },
]

export const gallery: readonly Picture[] = []
