// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'kenya-safari-experience/extra-1',
    alt: 'Amboseli all’alba, vista da sotto la pancia di un’elefantessa: il piccolo trotta ridendo nella pozza e fa scappare un airone, una zia si butta la polvere addosso e un vecchio maschio guarda, davanti al Kilimanjaro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '388347ca',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQAAkABABoJagCdG1/AsW9cROMAAD+3f5/xQ1X3Js4ZgFsPwQGS5nZfLal6noqAC3fIk1fG6osGFk1zxveVAAA',
  },
  {
    id: 'kenya-safari-experience/extra-2',
    alt: 'Una mongolfiera a spicchi sale sopra le giraffe e le acacie del Mara mentre il sole spunta dalla pianura',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0f66cea5',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJaACdAEOYpw9AADym/l0s0iY0U7rrF50PTeMG6Fna+1cZxw8mFEgsOimUjZSlgAAAA==',
  },
]

export const gallery: readonly Picture[] = []
