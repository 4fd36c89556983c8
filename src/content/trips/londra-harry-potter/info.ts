import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene non indicati: calcola 35–45 € al giorno',
    "Costo dell'ETA britannica, circa 20–25 €: la pratica la seguiamo noi",
    'Musical e teatri del West End',
    'Spese personali',
  ],
  meals: 'Quattro colazioni inglesi e un tè pomeridiano completo.',
  effort: { level: 'facile', text: 'Si cammina 10–12 km al giorno, con metropolitana e battello.' },
  ages: 'Dagli 8 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Londra',
    highs: [8, 9, 11, 15, 18, 21, 24, 23, 20, 16, 11, 9],
    rainyDays: [11, 9, 8, 9, 8, 8, 8, 8, 8, 10, 11, 11],
    text: 'Un ombrello serve sempre. Da maggio a settembre le sere sono lunghe e miti.',
  },
  entry: {
    countries: [{ name: 'Regno Unito', code: 'GBR' }],
    rules: [
      "Passaporto valido per tutto il soggiorno: la carta d'identità non basta più.",
      "ETA, l'autorizzazione elettronica di viaggio: si chiede su gov.uk/eta o con l'app ufficiale e vale due anni.",
    ],
    checkedOn: null,
  },
  singleSupplement: 29000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
