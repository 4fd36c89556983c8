// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'australia-nuova-zelanda/extra-1',
    alt: 'La Grande Barriera Corallina al largo di Cairns: banchi turchesi fra canali di blu profondo, con il battello delle escursioni',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9d196a00',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAD1cZM7esAA/gQJlbN9S1AQGD8206lKOTLgMh/ehqCrgQAiLPMDw7c3IvzAAA==',
  },
  {
    id: 'australia-nuova-zelanda/extra-2',
    alt: 'La punta del Mitre Peak si alza dalle acque scure di Milford Sound, con una cascata sulla parete e un battello',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '07075e04',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJYgCdAEWwChPoAD9vcegkxEP226uHMLNSbKICugH/rErxGF3wiXww9gAAA==',
  },
]

export const gallery: readonly Picture[] = []
