import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene non indicati, 15–25 € al giorno',
    'Mance a guide e autisti, circa 40 €',
    'Spettacoli serali facoltativi',
    'Spese personali: quasi tutto si paga con il telefono, spieghiamo come',
  ],
  meals: 'Sei colazioni, la cena con anatra laccata e il banchetto di ravioli.',
  effort: {
    level: 'facile',
    text: 'Si cammina 10–12 km al giorno. Sulla Grande Muraglia i gradini sono alti e irregolari: si sale in funivia.',
  },
  ages: 'Dai 10 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Pechino',
    highs: [2, 5, 12, 20, 26, 30, 31, 30, 26, 19, 10, 4],
    rainyDays: [2, 2, 3, 5, 6, 10, 12, 11, 8, 5, 3, 2],
    text: 'Aprile, maggio, settembre e ottobre sono i mesi più belli. Luglio e agosto sono caldi e piovosi, gennaio è secco e gelido.',
  },
  entry: {
    countries: [{ name: 'Cina', code: 'CHN' }],
    rules: [
      'Passaporto con almeno sei mesi di validità.',
      'Fino al 31 dicembre 2026 con il passaporto ordinario italiano si entra senza visto per 30 giorni; per le partenze successive la regola può cambiare, e la ricontrolliamo.',
      "Carta d'arrivo: gratuita, si compila su s.nia.gov.cn prima dell'atterraggio.",
    ],
    checkedOn: null,
  },
  singleSupplement: 39000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
