// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'australia-nuova-zelanda/extra-1',
    alt: 'La Grande Barriera Corallina al largo di Cairns: banchi turchesi fra canali di blu profondo, con il battello delle escursioni',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'db48f86a',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdAEOupmYAAD9+lMRmB6LLAfc9QHzCnmlBEFDepdWJbda/69aW5vEIAAA',
  },
  {
    id: 'australia-nuova-zelanda/extra-2',
    alt: 'La punta del Mitre Peak si alza dalle acque scure di Milford Sound, con una cascata sulla parete e un battello',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fb3170f4',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJYgCdADViegAAP5H5R9vuMe2K/wX27HNIKgm2HMqj4IMS7PUYgNg+jEYAA==',
  },
]

export const gallery: readonly Picture[] = []
