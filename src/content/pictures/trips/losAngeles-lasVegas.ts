import type { Picture } from '../../../domain/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'losAngeles-lasVegas/extra-1',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000084',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  {
    id: 'losAngeles-lasVegas/extra-2',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '00000085',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
]

export const gallery: readonly Picture[] = []
