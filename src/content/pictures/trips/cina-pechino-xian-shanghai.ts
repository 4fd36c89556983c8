// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'cina-pechino-xian-shanghai/extra-1',
    alt: 'Tai chi all’alba sul Bund di Shanghai: il maestro sta su una gamba con un passero sulla mano, un viaggiatore che lo imita perde l’equilibrio e il berretto, una vicina ride con il grande ventaglio rosso; oltre il fiume le torri di Pudong nella foschia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '12848037',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJYgCdACy2JwgAAD+55N92QGXa229Nt2pDNKw44S8wjYvZeTZ7YS0wcAAAA==',
  },
  {
    id: 'cina-pechino-xian-shanghai/extra-2',
    alt: "Una restauratrice con il pennello ridà i colori a un guerriero dell'esercito di terracotta di Xi'an, alla luce di una lampada, con le file di soldati nella penombra",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a468b75e',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJagCdH8AGZKNvIAA/uX/g8SvqDxFkZOEFQAd8t/Vu4XRuXPxOm4QHtwAAA==',
  },
]

export const gallery: readonly Picture[] = []
