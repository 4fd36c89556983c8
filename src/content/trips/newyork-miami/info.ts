import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene: calcola 50–60 € al giorno',
    'ESTA, circa 40 dollari, da chiedere per ogni viaggiatore',
    'Mance al ristorante, che negli Stati Uniti sono il 18–20% del conto',
    'Mance a guide e autisti, circa 50 dollari',
  ],
  meals:
    'Otto colazioni. Pranzi e cene sono liberi: i coordinatori prenotano per chi vuole stare insieme.',
  effort: {
    level: 'facile',
    text: 'Molta strada a piedi a Manhattan, fino a 15 km in un giorno, sempre in piano.',
  },
  ages: 'Dagli 8 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'New York',
    highs: [4, 6, 10, 17, 22, 27, 29, 29, 25, 18, 12, 7],
    rainyDays: [10, 9, 11, 11, 11, 11, 10, 9, 8, 9, 9, 11],
    text: "New York ha inverni freddi ed estati umide; Miami è calda tutto l'anno, con temporali e rischio di uragani da agosto a ottobre.",
  },
  entry: {
    countries: [{ name: 'Stati Uniti', code: 'USA' }],
    rules: [
      'Passaporto elettronico valido per tutto il soggiorno.',
      'ESTA: autorizzazione su esta.cbp.dhs.gov, circa 40 dollari, da chiedere almeno 72 ore prima e valida due anni. Chi è stato a Cuba dal 2021 o in altri Paesi indicati deve chiedere il visto.',
    ],
    checkedOn: null,
  },
  singleSupplement: 98000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa, con massimale adatto ai costi sanitari degli Stati Uniti. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
