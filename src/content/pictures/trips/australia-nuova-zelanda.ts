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
    alt: 'Milford Sound dopo la pioggia: il Mitre Peak rigato di cascate esce dalle nuvole e si specchia nel fiordo; due viaggiatori lo fotografano, un pappagallo kea fruga nello zaino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9a007b10',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJYgCdAD1HQPPpQAA+TPcKKBPSO7uxaaJMfFFpEDucZ7IdbBIlIQRcJl4AA==',
  },
]

export const gallery: readonly Picture[] = []
