import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'eTA keniana, circa 35 dollari: aiutiamo noi con la richiesta',
    'Mance a guide e campi, circa 100 dollari in tutto',
    'Volo in mongolfiera sul Masai Mara, circa 450 dollari',
    'Bevande ai pasti',
  ],
  meals: "Pensione completa dal terzo giorno al pranzo dell'undicesimo, colazione negli altri.",
  effort: {
    level: 'moderato',
    text: "Piste sconnesse, sveglie alle cinque e mezza, una pedalata facile a Hell's Gate. Le notti nei campi sono fresche.",
  },
  ages: 'Dai 10 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Nairobi',
    highs: [26, 27, 27, 25, 24, 23, 22, 23, 25, 26, 24, 25],
    rainyDays: [5, 5, 9, 16, 11, 4, 3, 4, 4, 8, 15, 9],
    text: 'Da luglio a ottobre la grande migrazione attraversa il Mara. Aprile, maggio e novembre sono i mesi delle piogge.',
  },
  entry: {
    countries: [{ name: 'Kenya', code: 'KEN' }],
    rules: [
      'Passaporto con sei mesi di validità e due pagine libere.',
      'eTA, da chiedere su etakenya.go.ke almeno tre giorni prima.',
      'Febbre gialla: il certificato è richiesto a chi arriva da un Paese a rischio. Con lo scalo ad Addis Abeba conviene averlo con sé. La profilassi antimalarica si decide con il medico.',
    ],
    checkedOn: null,
  },
  singleSupplement: 72000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
