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
    alt: 'Il Partenone visto dall’angolo nella luce della sera, con le colonne d’oro e il frontone spezzato; due viaggiatori salgono fra i marmi e una civetta li guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4e774266',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJagCdAD6hvDE8AD78FO4WkVHii4YZCT9BE4sFeQVynPJ9aZ3dzBwAAA=',
  },
]

export const gallery: readonly Picture[] = []
