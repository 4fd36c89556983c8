// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'australia-nuova-zelanda/extra-1',
    alt: 'La Grande Barriera Corallina vista dall’alto: un banco di corallo a forma di cuore nel blu, un catamarano bianco a vela nel canale e due balene, madre e piccolo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1451365c',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJbACdAD0jMuxYAAA/LQZ6ukctpCQ6rmNZ3e9tL7f6C/e5ZnwyXS8zHr2Xyhd8T1sWXJ4kAA=',
  },
  {
    id: 'australia-nuova-zelanda/extra-2',
    alt: 'Milford Sound nel sole del mattino: il Mitre Peak, metà dorato e metà in ombra, si specchia nel fiordo; una cascata, un battello, due viaggiatori, un pappagallo kea su un sasso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e9ca91ac',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJYgCdADzqXIdwADLAsoYHafUJb47Cf/Dd9dJZ+Yac9a7CMA6sO+OAAA=',
  },
]

export const gallery: readonly Picture[] = []
