// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'australia-nuova-zelanda/extra-1',
    alt: 'Dal finestrino di un piccolo aereo che vira sulla Grande Barriera Corallina una bambina mostra al suo koala di peluche il cuore di corallo; la mamma indica due balene, il disegno è già sul tavolino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ade20931',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAQCdASoQAAkABABoJbACdACCPAAA/jRsVggrOEPVMnNXnQ2W8u/fLjwh1CHpWaU4lbiKMPmafmGpc0uwa9AA',
  },
  {
    id: 'australia-nuova-zelanda/extra-2',
    alt: 'Il Mitre Peak si alza dal fiordo di Milford Sound di primo mattino, con foresta pluviale, cascate, due kayak e due delfini sull’acqua ferma',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c1a9b82f',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJZgCdAD5MrK6iAD+W/Zu71GZuwPU3bYrFtdqpts9QcdCw0DfZE3da9kQZCXAAAA=',
  },
]

export const gallery: readonly Picture[] = []
