// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'kenya-safari-experience/extra-1',
    alt: 'Amboseli all’alba, vista da sotto la pancia di un’elefantessa: il piccolo trotta ridendo nella pozza e fa scappare un airone, una zia si butta la polvere addosso e un vecchio maschio guarda, davanti al Kilimanjaro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '388347ca',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQAAkABABoJagCdG1/AsW9cROMAAD+3f5/xQ1X3Js4ZgFsPwQGS5nZfLal6noqAC3fIk1fG6osGFk1zxveVAAA',
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
