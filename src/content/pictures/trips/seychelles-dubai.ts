// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'seychelles-dubai/extra-1',
    alt: "Una baia delle Seychelles vista dall'alto nella luce dorata, tra le colline verdi e le fronde delle palme",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0f4b0339',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZgCdAEPfSX8u4AA/tcAFnftX6+S8Rarvczzybf9yEED/DHotfVfxOL2XkysY+AAAA==',
  },
  {
    id: 'seychelles-dubai/extra-2',
    alt: 'Un dhow a vela latina scivola davanti ai grattacieli di Dubai, con il Burj Khalifa nella foschia rosata della sera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '38d5a007',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJQBOj+ADA0ORq4AA/mbXz72YSOoOHieH/umShq0lzOZsqzs8rwA34AA=',
  },
]

export const gallery: readonly Picture[] = []
