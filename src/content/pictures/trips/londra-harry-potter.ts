import type { Picture } from '../../../domain/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'londra-harry-potter/extra-1',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000009f',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  {
    id: 'londra-harry-potter/extra-2',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000a0',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
]

export const gallery: readonly Picture[] = []
