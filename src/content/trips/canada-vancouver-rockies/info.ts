import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene: calcola 45–50 € al giorno',
    'eTA, 7 dollari canadesi, da chiedere per ogni viaggiatore',
    'Mance ad autista e guide, circa 70 dollari canadesi',
    'Attività facoltative, come il rafting a Banff',
  ],
  meals: 'Otto colazioni. Nei parchi il pranzo è quasi sempre al sacco, e la spesa si fa insieme.',
  effort: {
    level: 'moderato',
    text: 'Camminate di due o tre ore con 300 metri di dislivello; sul ghiacciaio si va con i ramponi. In inverno si cammina sulla neve a temperature sotto i −15 °C.',
  },
  ages: 'Dai 10 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Banff',
    highs: [-4, 0, 4, 9, 14, 18, 22, 21, 16, 9, 1, -5],
    rainyDays: [9, 8, 8, 9, 11, 13, 11, 11, 9, 8, 8, 9],
    text: 'I laghi si sciolgono a inizio giugno e i larici ingialliscono a fine settembre. Da novembre ad aprile è inverno pieno, e il programma cambia con la stagione.',
  },
  entry: {
    countries: [{ name: 'Canada', code: 'CAN' }],
    rules: [
      'Passaporto valido per tutto il soggiorno.',
      'eTA: autorizzazione elettronica su canada.ca/eta, 7 dollari canadesi, valida cinque anni o fino alla scadenza del passaporto.',
    ],
    checkedOn: null,
  },
  singleSupplement: 86000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
