// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'parigi-disneyland/extra-1',
    alt: 'Nel giardino del castello rosa delle fiabe una piccola cavaliera con il coperchio per scudo affronta un drago di siepe che spruzza acqua; dietro, il giardiniere con il tubo fa segno di tacere',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e15fb861',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdADcnHAjSgQA/N++oxBtE4UQ529SLd2abbvoKQzxzhWmSjGuv/e8cuAIlAAAAA==',
  },
  {
    id: 'parigi-disneyland/extra-2',
    alt: 'Piove sui tetti di zinco di Parigi: da un abbaino illuminato una bambina in pigiama tiene l’ombrello rosso sopra un gatto nero e un piccione; lontano, le cupole bianche di Montmartre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1fb28b0e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJYgCdAD0mFdAdkAA/oQHFF3t6ssY39CiAc6+LPj/7tQ+uUX5+moTY/QpgAAA',
  },
]

export const gallery: readonly Picture[] = []
