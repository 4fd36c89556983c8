// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'grecia/extra-1',
    alt: 'Un vicolo bianco di Oia, a Santorini, con le porte blu e la buganvillea in fiore, che sale verso i mulini a vento',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '919bb48c',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQAAkABABoJYgCdH8AFxKm9EL7oADOK/BNY5RU7ksTAh/SrPAjk+ytrTWZlAG/BbaecK/czM6AAA==',
  },
  {
    id: 'grecia/extra-2',
    alt: "Il Partenone sulla rocca dell'Acropoli nell'ora dorata, con i tetti di Atene, i cipressi e gli ulivi ai suoi piedi",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8089169e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZgCdAC9hyTXAAD+xeowYFfL8GkmtBkyu0DR85l6RpcHBjV7C63rJXov3rAA',
  },
]

export const gallery: readonly Picture[] = []
