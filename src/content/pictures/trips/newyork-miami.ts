// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'newyork-miami/extra-1',
    alt: 'I taxi gialli in coda sotto i cartelloni luminosi di Times Square in una sera di pioggia, con i riflessi sull’asfalto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '87af73fc',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJQBOj+ACvc1HCOAAAPqe3rs/38COIkPIDFWy7EbpCCmRKQgqp8h4rK5oN4Gc+qJsAAAA',
  },
  {
    id: 'newyork-miami/extra-2',
    alt: 'Gli alberghi Art Déco di Ocean Drive a Miami Beach al crepuscolo, con i neon accesi, le palme e un’auto d’epoca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '308f57a5',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABABoJQBOgBHquAAA/oQVdgzp3rZ8sy9N9KoQe/HEAbI6JPa3PGQbujipqT+wAAAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'newyork-miami/photo-01',
    alt: 'La Statua della Libertà sul suo piedistallo in una giornata limpida, con un battello di visitatori nella baia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2cf06fca',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAkABABoJbACdAD0r1DX37DgAP5bfOiUt5uxI/p2NjmZIa5lderxzxY+C6plaAA=',
  },
  {
    id: 'newyork-miami/photo-02',
    alt: 'Il laghetto di Central Park fra aceri arancioni d’autunno, con il ponte di pietra e le torri oltre gli alberi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1cc750ec',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJZgCdACkTowAAP5H5RapFhRwzUdzIAta0Rf/QCvZEzCUjh7DpxJqZpAAAA==',
  },
  {
    id: 'newyork-miami/photo-03',
    alt: 'Le case di arenaria bruna di Brooklyn con le scalinate coperte di neve, lampioni accesi e passanti con l’ombrello',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f52da846',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABQAQCdASoQAAkABABoJQBOgCgAAP64EmSu0xV+kMkMKmMfswJtgxLNRLxQ5Y214OKI4jjbOE7xQz4A',
  },
]
