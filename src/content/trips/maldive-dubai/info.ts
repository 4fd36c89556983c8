import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi, e le cene di Dubai non indicate',
    "Immersioni con bombole e corsi, da 60 € l'una",
    'Ingressi facoltativi a Dubai',
    "Bevande: sulle isole abitate come Dhigurah l'alcol non è ammesso",
  ],
  meals: 'Tutte le colazioni, cinque cene a Dhigurah in mezza pensione e la cena nel deserto.',
  effort: {
    level: 'facile',
    text: 'Ritmo lento. Per le uscite con gli squali balena bisogna sentirsi a proprio agio in mare aperto; il giubbetto è a disposizione.',
  },
  ages: 'Dagli 8 anni con un genitore; per lo snorkeling in mare aperto dai 12.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Malé',
    highs: [30, 30, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30],
    rainyDays: [5, 3, 5, 9, 15, 13, 12, 13, 15, 15, 13, 12],
    text: 'Da gennaio ad aprile il mare è più calmo. Da maggio a novembre piove di più, a scrosci; a Dubai in luglio e agosto si superano i 40 °C.',
  },
  entry: {
    countries: [
      { name: 'Maldive', code: 'MDV' },
      { name: 'Emirati Arabi Uniti', code: 'ARE' },
    ],
    rules: [
      'Passaporto con almeno sei mesi di validità: lo chiedono gli Emirati, per le Maldive ne basta uno.',
      "Nessun visto da chiedere: il permesso turistico si riceve all'arrivo in tutti e due i Paesi.",
      "IMUGA, la dichiarazione maldiviana: gratuita, si compila su imuga.immigration.gov.mv nelle 96 ore prima dell'arrivo e di nuovo prima della partenza.",
    ],
    checkedOn: null,
  },
  singleSupplement: 69000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
