import type { Picture } from '../../../domain/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'seychelles-dubai/extra-1',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000007e',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'seychelles-dubai/extra-2',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000007f',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
]

export const gallery: readonly Picture[] = []
