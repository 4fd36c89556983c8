// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'india-triangolo-oro/extra-1',
    alt: "La facciata rosa dell'Hawa Mahal di Jaipur, con le sue finestre a nido d'ape, sopra la strada del bazar al mattino",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '90afd90c',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdAD0oZAWoBwA/si5dpAFoiX2VT0CuRhxfquMuZgGd2zkibhszUWAAA==',
  },
  {
    id: 'india-triangolo-oro/extra-2',
    alt: 'Il forte di Amber color miele sulla collina al tramonto, riflesso nel lago fra le mura che seguono le creste',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3d5224b9',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJagCdADdYuGqyWAA/muemoXbPptO+SVTFe9yV0c5IjJp6J1c9Gq/o43yAAAA',
  },
]

export const gallery: readonly Picture[] = []
