// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'L’insegna al neon di Las Vegas si accende al tramonto: tre amici si fotografano davanti, accanto a una cabriolet rosa, e in fondo brillano la torre, la ruota e la piramide',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'eee8f9ce',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJYgCdAEQJKjYAAD+vJban3f0DxkOnvY+SVvTZdc/uN3TsqvdUCblhqs0McCajOIUUAAA',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'Il Grand Canyon dal bordo ovest al mattino: sulla passerella di vetro una ragazza apre le braccia come il condor che le plana davanti, un amico avanza carponi; in fondo il Colorado e un acquazzone lontano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '62b5ae34',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoQAAkABABoJbACdH8AGEmz8LOJAAD+xfJt6yL2mq6lcgnEa3mi8hslTDcj1mYxfzKMVErmmz64ZQAA',
  },
]

export const gallery: readonly Picture[] = []
