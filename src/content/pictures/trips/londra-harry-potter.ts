// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'londra-harry-potter/extra-1',
    alt: 'Il Tower Bridge con le torri di pietra e i cavi azzurri in una chiara giornata di nuvole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '057f24d5',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAD1bztnAAD+mDZQDlSUPeUScg5RKwHz0vAtRC1rUVS82GPcF4xlHIkgAAA=',
  },
  {
    id: 'londra-harry-potter/extra-2',
    alt: 'Un treno a vapore rosso su un viadotto di pietra nella luce della sera, come quello dei film: la locomotiva si vede agli studi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e80097fb',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJYgCdAEPQwyAAAD+thlAy92/rZjidYYNm1mUHIyTmE1eZNCzoEYAAAA=',
  },
]

export const gallery: readonly Picture[] = []
