// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../domain/pictures.ts'

export const mainPictures = {
  'tokyo-kyoto': {
    id: 'tokyo-kyoto/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000001',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  thailandia: {
    id: 'thailandia/main',
    alt: 'Una palma sulla spiaggia davanti alle rocce calcaree e al mare turchese delle Andamane',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'd77a37e5',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdADMFFTHAADc2XenIa4/ecKNtYt7pvi6lYACb43GI2gde+BOuuN0D6wAAAA=',
  },
  'tanzania-zanzibar': {
    id: 'tanzania-zanzibar/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000003',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'maldive-dubai': {
    id: 'maldive-dubai/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000004',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'bali-singapore': {
    id: 'bali-singapore/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000005',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'newyork-miami': {
    id: 'newyork-miami/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000006',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'islanda-norvegia': {
    id: 'islanda-norvegia/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000007',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  hawaii: {
    id: 'hawaii/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000008',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  grecia: {
    id: 'grecia/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000009',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'seychelles-dubai': {
    id: 'seychelles-dubai/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '0000000a',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'peru-machuPicchu': {
    id: 'peru-machuPicchu/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '0000000b',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'losAngeles-lasVegas': {
    id: 'losAngeles-lasVegas/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '0000000c',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'australia-nuova-zelanda': {
    id: 'australia-nuova-zelanda/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '0000000d',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'canada-vancouver-rockies': {
    id: 'canada-vancouver-rockies/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '0000000e',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'india-triangolo-oro': {
    id: 'india-triangolo-oro/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '0000000f',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'cina-pechino-xian-shanghai': {
    id: 'cina-pechino-xian-shanghai/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000010',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'kenya-safari-experience': {
    id: 'kenya-safari-experience/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000011',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'sharm-el-sheikh': {
    id: 'sharm-el-sheikh/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000012',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'egitto-completo': {
    id: 'egitto-completo/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000013',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'parigi-disneyland': {
    id: 'parigi-disneyland/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000014',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'londra-harry-potter': {
    id: 'londra-harry-potter/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000015',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
  'praga-budapest': {
    id: 'praga-budapest/main',
    alt: 'Veduta dipinta del viaggio in attesa del quadro definitivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '00000016',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABUB8JbACdAENdyRnsYAA/qNq8nljKUL8lLoalt+dZn3ynKz4QtLUhWLQXMxiK/W3xzFAwAAA',
  },
} satisfies Record<string, Picture>
