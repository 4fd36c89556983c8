// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'sharm-el-sheikh/extra-1',
    alt: 'Una donna in apnea scende lungo la parete di Ras Mohammed, tra gorgonie rosse e nuvole di pesci arancioni, e incontra un grande pesce napoleone',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1af6a2ed',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEPQ30PQNAA+p6PfSDijKx25OdlVm8BW5Dcom96mfpOQE2owAA=',
  },
  {
    id: 'sharm-el-sheikh/extra-2',
    alt: 'Accampamento beduino nel Sinai al tramonto: un viaggiatore guarda attraverso i buchi del pane farrashih come una maschera, un cammello ne mordicchia l’orlo e il fornaio in ginocchio ride davanti alla piastra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5a5e420d',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAkABABoJbACdAD1Rl5rQADN2BDNeABjluI6Xh8o2lULuyzT4tjl1jMEb/qbxWS5nEfelHSCdjJPzTdmzHAA',
  },
]

export const gallery: readonly Picture[] = []
