// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'canada-vancouver-rockies/extra-1',
    alt: 'Il grande totem dipinto di Stanley Park nell’ultimo sole, con le ali spalancate; oltre la passeggiata in riva al mare le montagne innevate si specchiano nella baia di Vancouver, attraversata da un lungo ponte sospeso; un ciclista passa, un corvo sta sul palo più basso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '84963ac4',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdAEJALgAAP60HQ9lMWKgdXVlnkTKmW/z0tkyg1iCnZz4XQscpAWRaQAA',
  },
  {
    id: 'canada-vancouver-rockies/extra-2',
    alt: 'La strada dei ghiacciai fra Jasper e Louise al primo sole: un cervo wapiti attraversa tra i pioppi d’oro, il pulmino aspetta lontano, sopra la nebbia una piramide di roccia a gradini',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c383ac12',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZACdAEJYqcUneAA+ON9WcLFDLP0og7PKY/+HqSb1PvQjRshUiahwQkram9GNSgAAA==',
  },
]

export const gallery: readonly Picture[] = []
