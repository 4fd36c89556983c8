// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'cina-pechino-xian-shanghai/extra-1',
    alt: 'Le torri di Pudong illuminate di notte oltre il fiume Huangpu, con la torre delle perle e i battelli di Shanghai',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9baa52b5',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJaACdAEOpXjYngAA/trQ32LeemaNg+AfohZnF+gN7C3exvqwVAs0gAA=',
  },
  {
    id: 'cina-pechino-xian-shanghai/extra-2',
    alt: "Le file dell'esercito di terracotta di Xi'an nella grande fossa, con i volti dei guerrieri nella luce radente",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e413bb53',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJYgCdADzvC6eAADhmdt+KIOViFrZVKNJETB+XrlzqTslX1zewAAA',
  },
]

export const gallery: readonly Picture[] = []
