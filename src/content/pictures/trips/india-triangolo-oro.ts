// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'india-triangolo-oro/extra-1',
    alt: "L'Hawa Mahal di Jaipur al sorgere del sole, rosa contro il cielo azzurro: i balconi a nido d'ape salgono come una corona sopra le botteghe della strada; da una terrazza due bambini fanno volare un aquilone rosso",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '208fd096',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEfa2ZTbsAA99ygqMAPmpgSatPBOqUtoS+ard4w9stHDrsEAAA=',
  },
  {
    id: 'india-triangolo-oro/extra-2',
    alt: 'Il pozzo a gradini di Abhaneri, in India, visto dal bordo dell’acqua: piramidi di scale una sull’altra, metà al sole e metà in ombra, si specchiano intere nell’acqua verde e calma; una donna in sari rosso con un vaso sul capo passa con la sua bambina, un pavone su un gradino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b81c6f51',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdABU6wAAAP6QkRTBRyB9eCs6kQR6f5yaxWeiPSLpzqTnOKe4mFUdAYgA',
  },
]

export const gallery: readonly Picture[] = []
