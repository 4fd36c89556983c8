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
      'Passaporto valido almeno tre mesi oltre la partenza dalla Nuova Zelanda.',
      'eVisitor, il visto turistico australiano: gratuito, si chiede su immi.homeaffairs.gov.au prima di partire.',
      "NZeTA, l'autorizzazione neozelandese: si chiede su nzeta.immigration.govt.nz almeno 72 ore prima.",
      'Traveller Declaration della Nuova Zelanda: gratuita, su travellerdeclaration.govt.nz nelle 24 ore prima del volo.',
      'Cibo, scarponi sporchi e attrezzatura si dichiarano sempre: le multe sono alte.',
    ],
    checkedOn: null,
  },
  singleSupplement: 115000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
