// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'londra-harry-potter/extra-1',
    alt: 'Il Tower Bridge con le torri di pietra e i cavi azzurri in una chiara giornata di nuvole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'df9943ce',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAEekibQDAAA/phOiCRY6TueTG07Dn6Ar2JydGoxtdKxIv7yuRfUiAAA',
  },
  {
    id: 'londra-harry-potter/extra-2',
    alt: 'Un treno a vapore rosso su un viadotto di pietra nella luce della sera, come quello dei film: la locomotiva si vede agli studi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '77402058',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJYgCdAEJ2dZewAD+thlAzK0Pi6lWMplW2BuWiCgL3rE37+oHft9AAAA=',
  },
]

export const gallery: readonly Picture[] = []
