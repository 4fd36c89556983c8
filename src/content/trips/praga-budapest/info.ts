import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene non indicati, 20–25 € al giorno',
    'Tassa di soggiorno, che si paga in albergo',
    'Concerti e trattamenti alle terme',
    'Spese personali',
  ],
  meals: 'Cinque colazioni a buffet e due cene tipiche, una boema e una ungherese.',
  effort: {
    level: 'facile',
    text: "Centri storici a piedi, con l'acciottolato e la salita al Castello. Sette ore di treno fra le due città.",
  },
  ages: 'Dai 10 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Praga',
    highs: [2, 4, 9, 15, 20, 23, 25, 25, 20, 13, 7, 3],
    rainyDays: [7, 6, 7, 6, 9, 10, 9, 9, 7, 6, 7, 7],
    text: 'Primavera e settembre sono ideali. A dicembre ci sono i mercatini, e fa freddo sul serio.',
  },
  entry: {
    countries: [
      { name: 'Repubblica Ceca', code: 'CZE' },
      { name: 'Ungheria', code: 'HUN' },
    ],
    rules: [
      "Carta d'identità elettronica valida per l'espatrio o passaporto: dall'agosto 2026 quella di carta non vale più.",
      'Porta la TEAM, la tessera europea di assicurazione malattia: è il retro della tessera sanitaria.',
    ],
    checkedOn: null,
  },
  singleSupplement: 23000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
