import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Visto elettronico tanzaniano, 50 dollari: aiutiamo noi con la richiesta',
    'Mance ad autista e personale dei lodge, circa 80 dollari in tutto',
    'Bevande ai pasti durante il safari',
    "Cene libere a Nungwi, 15–25 € l'una",
  ],
  meals:
    'Pensione completa nei giorni di safari, prima colazione a Zanzibar e un pranzo nella piantagione di spezie.',
  effort: {
    level: 'moderato',
    text: 'Si cammina poco, ma si sta seduti in fuoristrada per molte ore su piste polverose e piene di buche. Chi soffre di schiena ce lo dica.',
  },
  ages: 'Dai 10 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Arusha',
    highs: [28, 29, 28, 25, 23, 22, 22, 23, 26, 28, 28, 28],
    rainyDays: [7, 7, 13, 18, 11, 4, 3, 3, 2, 5, 10, 10],
    text: "Da giugno a ottobre è la stagione secca: animali vicini all'acqua, notti fresche sul Ngorongoro (anche 8 °C). Le grandi piogge sono fra marzo e maggio.",
  },
  entry: {
    countries: [{ name: 'Tanzania', code: 'TZA' }],
    rules: [
      'Passaporto con sei mesi di validità e due pagine libere.',
      'Visto elettronico, da chiedere su visa.immigration.go.tz almeno dieci giorni prima.',
      'Febbre gialla: il certificato serve a chi arriva da un Paese a rischio, scali lunghi compresi. La profilassi antimalarica si decide con il medico.',
      "Per Zanzibar è obbligatoria anche la polizza d'ingresso locale, già nella quota.",
    ],
    checkedOn: null,
  },
  singleSupplement: 46000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
