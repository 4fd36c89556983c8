import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'e-Visa indiano, 10–25 dollari secondo il mese: con la richiesta aiutiamo noi',
    'Pranzi e cene liberi, 12–18 € al giorno',
    'Permessi per fotografare in alcuni monumenti',
    'Spese personali',
  ],
  meals:
    'Sette colazioni e la cena in famiglia a Jaipur. Si beve solo acqua in bottiglia, che a bordo non manca.',
  effort: {
    level: 'facile',
    text: 'Tappe in minibus fino a cinque ore, scale nei forti, caldo e folla. Lo stomaco chiede prudenza nei primi giorni.',
  },
  ages: 'Dai 12 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Agra',
    highs: [22, 25, 32, 38, 41, 40, 35, 33, 34, 33, 29, 24],
    rainyDays: [1, 2, 1, 1, 2, 4, 11, 12, 6, 1, 0, 1],
    text: 'Da ottobre a marzo è il momento giusto; a dicembre e gennaio la nebbia può rallentare treni e voli. Maggio e giugno superano i 40 °C, poi arriva il monsone.',
  },
  entry: {
    countries: [{ name: 'India', code: 'IND' }],
    rules: [
      'Passaporto con sei mesi di validità e due pagine libere.',
      'e-Visa turistico, da chiedere su indianvisaonline.gov.in almeno una settimana prima: lo prepariamo insieme.',
      "e-Arrival Card, la carta d'arrivo: gratuita, sullo stesso sito nei tre giorni prima dello sbarco.",
    ],
    checkedOn: null,
  },
  singleSupplement: 34000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
