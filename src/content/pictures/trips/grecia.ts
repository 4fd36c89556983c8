// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'grecia/extra-1',
    alt: 'Una scalinata bianca di Oia, a Santorini, sale fra un muro in ombra e il mare fino a un mulino a vento; una buganvillea trabocca dal tetto, e tre arance scappano giù per i gradini a una donna in giallo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1247de59',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJbACdAC1W6eRcAD+JpqxpioHmb3mTYSAnKaggxm1B9+Zzy8UGLR4zXYXZusgGt9fqf5LYAA=',
  },
  {
    id: 'grecia/extra-2',
    alt: 'L’Acropoli di Atene all’apertura: fra le colonne della porta il Partenone prende il primo sole sul fianco lungo, la facciata è ancora azzurra d’ombra; l’archeologa lo indica a due viaggiatori, una civetta li osserva da un blocco di marmo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '63c43ea0',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAkABABoJZACdGuAAsE8CVW5wAD5YYB3qg3+zK2TXjbIlQAnZVRxQJDLf2hD1qHVKwAA',
  },
]

export const gallery: readonly Picture[] = []
