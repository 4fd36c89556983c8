// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'canada-vancouver-rockies/extra-1',
    alt: 'Il grande totem dipinto di Stanley Park nell’ultimo sole, con le ali spalancate e la lunga ombra sul prato; oltre la passeggiata in riva al mare le montagne innevate si specchiano nella baia di Vancouver, attraversata da un lungo ponte sospeso; un ciclista passa, un corvo sta sul palo più basso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '99ef41f2',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoQAAkABABoJbACdABMYAAA/pTugtk+khsn865fgnQ3h0MXonlIqrPiBH08aG142YLDxBFAAAA=',
  },
  {
    id: 'canada-vancouver-rockies/extra-2',
    alt: 'La strada dei ghiacciai fra Jasper e Louise in una chiara mattina d’autunno: un cervo wapiti attraversa nel sole fra i pioppi d’oro e l’ombra degli abeti, il pulmino aspetta lontano, sopra il bosco un corno di roccia e neve, metà nella luce e metà nell’ombra azzurra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1fefb570',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEMzO2GAAD942yNyLVYx9fAaY7T0PoJbWAY/sAXiJ8zgG2ZJTtNX0rXy1RbQAAA',
  },
]

export const gallery: readonly Picture[] = []
