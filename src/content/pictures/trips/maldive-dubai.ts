import type { Picture } from '../../../domain/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'maldive-dubai/extra-1',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000034',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  {
    id: 'maldive-dubai/extra-2',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000035',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'maldive-dubai/photo-01',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000036',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'maldive-dubai/photo-02',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000037',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  {
    id: 'maldive-dubai/photo-03',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000038',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  {
    id: 'maldive-dubai/photo-04',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000039',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  {
    id: 'maldive-dubai/photo-05',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000003a',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'maldive-dubai/photo-06',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000003b',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  {
    id: 'maldive-dubai/photo-07',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000003c',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  {
    id: 'maldive-dubai/photo-08',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000003d',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  {
    id: 'maldive-dubai/photo-09',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000003e',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'maldive-dubai/photo-10',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000003f',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  {
    id: 'maldive-dubai/photo-11',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000040',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  {
    id: 'maldive-dubai/photo-12',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000041',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  {
    id: 'maldive-dubai/photo-13',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000042',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'maldive-dubai/photo-14',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000043',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
]
