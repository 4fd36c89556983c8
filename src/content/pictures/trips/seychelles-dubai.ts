// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'seychelles-dubai/extra-1',
    alt: "Una baia delle Seychelles vista dall'alto nella luce dorata, tra le colline verdi e le fronde delle palme",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0f4b0339',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZgCdAEPfSX8u4AA/tcAFnftX6+S8Rarvczzybf9yEED/DHotfVfxOL2XkysY+AAAA==',
  },
  {
    id: 'seychelles-dubai/extra-2',
    alt: 'A Dubai, al primo sole, un museo che è un anello d’acciaio coperto di calligrafia: nel suo vuoto si vede il Burj Khalifa, davanti passa la metropolitana e in cielo uno stormo di fenicotteri',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2b270971',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAkABABoJQBOgCKTWLPsAP5b20JP6YXsQ+o3OPEJdj9nmNUshzAAAAA=',
  },
]

export const gallery: readonly Picture[] = []
