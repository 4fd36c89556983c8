import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Visto egiziano, circa 25–30 dollari',
    'Pranzi liberi e bevande ai pasti',
    'Ingresso alla camera interna della Grande Piramide',
    'Spese personali',
  ],
  meals:
    'Cinque colazioni al Cairo, cinque giorni di mezza pensione sul Mar Rosso, il pranzo di pesce ad Alessandria e la cena beduina.',
  effort: {
    level: 'facile',
    text: 'Siti sotto il sole, corridoi bassi a Dahshur. La salita al monte Sinai non è compresa e si fa solo se le condizioni lo permettono.',
  },
  ages: 'Dagli 8 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Il Cairo',
    highs: [19, 21, 24, 29, 32, 35, 35, 35, 33, 30, 25, 20],
    rainyDays: [3, 2, 2, 1, 0, 0, 0, 0, 0, 0, 1, 2],
    text: "Da ottobre ad aprile si gira bene. In estate si visita all'alba e si passa il pomeriggio all'ombra o in acqua.",
  },
  entry: {
    countries: [{ name: 'Egitto', code: 'EGY' }],
    rules: [
      "Passaporto, oppure carta d'identità elettronica valida per l'espatrio con due fototessere: tutti e due con almeno sei mesi di validità.",
      "Visto turistico per tutto l'itinerario: all'arrivo oppure, solo con il passaporto, su visa2egypt.gov.eg.",
    ],
    checkedOn: null,
  },
  singleSupplement: 48000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
