// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'cina-pechino-xian-shanghai/extra-1',
    alt: 'Le torri di Pudong illuminate di notte oltre il fiume Huangpu, con la torre delle perle e i battelli di Shanghai',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e85402f9',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABABoJZACdAEPA7tHcAD+5f/BZfokJGd/80NOz/XOx90axxFsYAA=',
  },
  {
    id: 'cina-pechino-xian-shanghai/extra-2',
    alt: "Le file dell'esercito di terracotta di Xi'an nella grande fossa, con i volti dei guerrieri nella luce radente",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'dcf65485',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJYgCdADzvC4QAOGZ234og5JG9f7TI88iVbwpNGUlgeN5sSAAAA==',
  },
]

export const gallery: readonly Picture[] = []
