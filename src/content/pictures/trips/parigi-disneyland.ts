// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'parigi-disneyland/extra-1',
    alt: 'Il castello delle fiabe con le torri azzurre oltre il prato fiorito, in una mattina limpida',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b4a44906',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJagCdAEegRrIHAD+aWZbvmhiVSWV2cvEs/ZnB0AUmQLkApbVYIDUAAA=',
  },
  {
    id: 'parigi-disneyland/extra-2',
    alt: 'I tetti di zinco di Parigi al mattino con i comignoli di terracotta, un gatto nero sul colmo e la torre oltre la foschia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3bbbe9c1',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJQBOgCHVFbmAAP6yM4Kah+T199UR1F951yL4ZMF5ktU5T+iAAA==',
  },
]

export const gallery: readonly Picture[] = []
