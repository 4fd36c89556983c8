// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'grecia/extra-1',
    alt: 'Tramonto sul porto di Naxos: i polpi stesi al filo, il sole nella grande porta di marmo, una bambina con otto trecce che fa il polpo, il taverniere ride alla griglia e un gatto si allunga verso un tentacolo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3acac996',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJZgCdAEQLvwfdWgA+OUM8dDQ9klf/SqnQXlrNdLG19U3LnGndsRjoiPcpzG64yjOJcAA',
  },
  {
    id: 'grecia/extra-2',
    alt: 'Dopo il temporale il Partenone splende d’oro davanti a un arcobaleno: tre bambini in gita lo disegnano fra i marmi, ma uno sul foglio ha fatto il cane che dorme',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0d910906',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABABoJaACdAB/PAAA/tDQ6QzosSqOs66VVhXtYAjH6JHTbMlMKQq+RLmGWIl5oAAA',
  },
]

export const gallery: readonly Picture[] = []
