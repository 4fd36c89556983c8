// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'sharm-el-sheikh/extra-1',
    alt: "Sott'acqua nel Mar Rosso: coralli di ogni colore, una tartaruga, una manta e un banco di pesci arancioni",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e20c458b',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAEO5FTpa4AA/ma2rt0cCTFCcNIduqv4ctauegHhD1QmMkK4fo/Oovysy0ZAcQAA',
  },
  {
    id: 'sharm-el-sheikh/extra-2',
    alt: 'Un campo nel deserto del Sinai dopo il tramonto: tende, fuoco acceso, cammelli e le prime stelle',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '72ad5714',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdAEO5sfKbvAA/oQbBnq2rLrdEcqdvoBjNZvmfAVwm47ns8qs4ILAAA==',
  },
]

export const gallery: readonly Picture[] = []
