// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'Nozze sotto l’acquazzone davanti all’insegna di Las Vegas: la sposa con gli stivali rossi salta in una pozzanghera, lo sposo ride con l’ombrello rovesciato, il cantante in bianco continua a suonare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '09aea2d0',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJYgCdADbYbRpWYAA/babCuFRI5gb577YzRYNukkufp1rvcJOxBsf0wDyfSixCAA=',
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
