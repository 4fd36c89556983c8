import type { Picture } from '../../domain/pictures.ts'

/** Pictures that belong to no trip. */
export const sitePictures = {
  'hero-home': {
    id: 'site/hero-home',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: {
      width: 960,
      height: 1200,
      widths: [480, 960],
    },
    v: '000000a4',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'hero-ads': {
    id: 'site/hero-ads',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: {
      width: 960,
      height: 1200,
      widths: [480, 960],
    },
    v: '000000a5',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  'band-team': {
    id: 'site/band-team',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000a6',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  fallback: {
    id: 'site/fallback',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000a7',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'film-poster': {
    id: 'site/film-poster',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000a8',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  'category-islands': {
    id: 'site/category-islands',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000a9',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  'category-adventure': {
    id: 'site/category-adventure',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000aa',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  'category-exotic': {
    id: 'site/category-exotic',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000ab',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'category-city': {
    id: 'site/category-city',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000ac',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JaACdH8AB31AAN5eXliXVnhXUiLcevoP+M9a51p6EyJINHZiHOLqTEkr7FPn/mq4kAAA',
  },
  'category-emerging': {
    id: 'site/category-emerging',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000ad',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdAEUjLLoAAD+o1qVHqZAtJsmmPncj4wsgPDjl1JctBfiOvfGzq+I7StlAnK/Vo80tEuAAA==',
  },
  'group-marrakech': {
    id: 'site/group-marrakech',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000ae',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABUB8JbACdIExFYyBAAD+qbHP9QxcCPJ6e/xsVN4FlLysInNHgifjag00DJE670cPc7c+AAAA',
  },
  'group-istanbul': {
    id: 'site/group-istanbul',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '000000af',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
} as const satisfies Record<string, Picture>
