// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'australia-nuova-zelanda/extra-1',
    alt: 'La Grande Barriera Corallina vista dall’alto: un grande banco di corallo a forma di cuore nel blu, un catamarano bianco a vela nel canale e due balene, madre e piccolo, a pelo d’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cbba1c1e',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAkABABoJbACdLoAAroS2IxogADeUXE38dlWKpzk/RIxI8Fb2OkxwmD2v3P8JVqi7XcVCw9d42v7gAA=',
  },
  {
    id: 'australia-nuova-zelanda/extra-2',
    alt: 'Milford Sound nel sole del mattino: il Mitre Peak, metà dorato e metà in ombra, si specchia nel fiordo; una cascata, un battello, due viaggiatori, un pappagallo kea su un sasso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0bfa5860',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJZACdADzX7FAAADb882ep+BE5/qZCRrSJzEm4KlosqfCL+1T1uVCzF1cAA==',
  },
]

export const gallery: readonly Picture[] = []
