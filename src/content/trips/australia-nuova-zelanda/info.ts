import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene non indicati: calcola 45–55 € al giorno',
    'NZeTA e tassa turistica neozelandese, circa 120 dollari neozelandesi',
    "Salto con l'elastico, elicottero e altre attività di Queenstown",
    'Spese personali',
  ],
  meals:
    'Colazione ogni mattina a terra, il pranzo in catamarano, la cena hangi e altri tre pasti.',
  effort: {
    level: 'moderato',
    text: 'Quattro voli interni e sveglie presto. Camminate di una o due ore su sentieri buoni; snorkeling con giubbetto.',
  },
  ages: 'Dai 12 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Sydney',
    highs: [26, 26, 25, 23, 20, 17, 17, 18, 20, 22, 24, 25],
    rainyDays: [11, 11, 12, 9, 9, 10, 8, 7, 8, 9, 10, 10],
    text: 'Le stagioni sono rovesciate: dicembre è estate. A Cairns da gennaio a marzo piove forte; a Queenstown fra giugno e agosto nevica.',
  },
  entry: {
    countries: [
      { name: 'Australia', code: 'AUS' },
      { name: 'Nuova Zelanda', code: 'NZL' },
    ],
    rules: [
      'Passaporto valido almeno tre mesi oltre il rientro.',
      'eVisitor australiano: gratuito, si chiede in rete prima di partire.',
      "NZeTA e dichiarazione d'ingresso per la Nuova Zelanda: la seconda si compila nelle 24 ore prima.",
      'Cibo, scarponi sporchi e attrezzatura si dichiarano sempre: le multe sono alte.',
    ],
    checkedOn: null,
  },
  singleSupplement: 115000,
  insurance:
    "La polizza medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
