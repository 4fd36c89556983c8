import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene: calcola 50–60 € al giorno',
    'ESTA, circa 40 dollari, da chiedere per ogni viaggiatore',
    'Spettacoli e casinò di Las Vegas',
    'Mance a ristoranti, autista e guide',
  ],
  meals: 'Otto colazioni. Pranzi e cene liberi, spesso lungo la strada.',
  effort: {
    level: 'facile',
    text: 'Passeggiate brevi nei parchi, ma sotto il sole e senza ombra. Le tappe in minibus arrivano a cinque ore con soste.',
  },
  ages: 'Dai 10 anni con un genitore; nei locali di Las Vegas si entra dai 21.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Los Angeles',
    highs: [20, 20, 20, 22, 22, 24, 27, 28, 27, 25, 22, 19],
    rainyDays: [6, 6, 5, 3, 1, 0, 0, 0, 1, 2, 3, 5],
    text: "La costa è mite tutto l'anno. Il deserto in luglio e agosto supera i 40 °C e d'inverno di notte scende sotto zero.",
  },
  entry: {
    countries: [{ name: 'Stati Uniti', code: 'USA' }],
    rules: [
      'Passaporto elettronico valido per tutto il soggiorno.',
      'ESTA: autorizzazione su esta.cbp.dhs.gov, circa 40 dollari, da chiedere almeno 72 ore prima e valida due anni. Chi è stato a Cuba dal 2021 o in altri Paesi indicati deve chiedere il visto.',
    ],
    checkedOn: null,
  },
  singleSupplement: 92000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa, con massimale adatto ai costi sanitari degli Stati Uniti. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
