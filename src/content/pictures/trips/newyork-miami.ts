import type { Picture } from '../../../domain/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'newyork-miami/extra-1',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000056',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'newyork-miami/extra-2',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000057',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'newyork-miami/photo-01',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000058',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  {
    id: 'newyork-miami/photo-02',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000059',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'newyork-miami/photo-03',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000005a',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  {
    id: 'newyork-miami/photo-04',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000005b',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  {
    id: 'newyork-miami/photo-05',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000005c',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  {
    id: 'newyork-miami/photo-06',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000005d',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'newyork-miami/photo-07',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000005e',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  {
    id: 'newyork-miami/photo-08',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0000005f',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  {
    id: 'newyork-miami/photo-09',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000060',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  {
    id: 'newyork-miami/photo-10',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000061',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  {
    id: 'newyork-miami/photo-11',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000062',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  {
    id: 'newyork-miami/photo-12',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000063',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  {
    id: 'newyork-miami/photo-13',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000064',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  {
    id: 'newyork-miami/photo-14',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000065',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
]
