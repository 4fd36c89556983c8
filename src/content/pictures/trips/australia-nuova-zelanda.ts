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
    alt: 'Sotto una cascata di Milford Sound dopo la pioggia: a prua una viaggiatrice riempie la tazza, un bambino in mantella beve le gocce e il vento rovescia un ombrello; dietro, il Mitre Peak rigato di cascatelle e un’otaria sullo scoglio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd1cc2993',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAkABABoJaACdIExFv9EFnQAAP6Y+IaBzO7feHKwUzdzkWCPXnKD7rBndfLMy7sRiIdBbvfuyziVVAAAAA==',
  },
]

export const gallery: readonly Picture[] = []
