// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'Le fontane danzanti e gli alberghi illuminati della Strip di Las Vegas di notte, con la torre parigina e la ruota panoramica',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8f371775',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJYgCdAEOwLh6AAD+7u4wvZC5H8xpBWrvnS7bf+tnfXGVSgAAAA==',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'La strada diritta che attraversa le rocce rosse della Valle del Fuoco al tramonto, con una decappottabile turchese',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0c46dbec',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJagCdAEK/3CmMAAA/mbcMBtT86GIIR2CbQu1JbbBlNWVj6MOPL5WNg1/KEkJBYljMCAA',
  },
]

export const gallery: readonly Picture[] = []
