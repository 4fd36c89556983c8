// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'kenya-safari-experience/extra-1',
    alt: 'Una famiglia di elefanti attraversa la palude dell’Amboseli nella prima luce, con gli aironi in groppa, davanti al Kilimanjaro che si specchia nell’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '35dcc772',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJagCdAEO41QLOAD+W/I+lVAVMrT7aCz82sYG1G0+O7CNf/pREbZ3T0AAAA==',
  },
  {
    id: 'kenya-safari-experience/extra-2',
    alt: 'Una mongolfiera passa bassa sul Masai Mara nella nebbia dell’alba: una giraffa ha sfilato il cappello a un viaggiatore, l’amica ride, il pilota saluta; sotto, una giraffa giovane mastica un rametto fra le chiome delle acacie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '10dc567e',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJbACdAEPdvdm36+AAP6Rchu/5/ygWYMFLPUIxAl3xPaHPHo2+bXRcIyjRvKbA638EAAA',
  },
]

export const gallery: readonly Picture[] = []
