import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Visto egiziano, circa 25–30 dollari, per le gite fuori da Sharm',
    'Immersioni con bombole e corsi',
    "Mance all'equipaggio e al personale",
    'Spese personali',
  ],
  meals: 'Tutto incluso in albergo, pranzo nelle giornate in barca e a Dahab, cena nel deserto.',
  effort: {
    level: 'facile',
    text: 'Mare e barca. Nel deserto si guida il quad dopo una breve prova; chi non se la sente viaggia da passeggero.',
  },
  ages: 'Dai 6 anni con un genitore; il quad dai 16.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Sharm El Sheikh',
    highs: [22, 23, 26, 30, 34, 37, 38, 38, 36, 32, 27, 23],
    rainyDays: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    text: "Sole tutto l'anno. Da novembre a marzo di sera serve una felpa; in estate si superano spesso i 38 °C.",
  },
  entry: {
    countries: [{ name: 'Egitto', code: 'EGY' }],
    rules: [
      "Passaporto, oppure carta d'identità elettronica valida per l'espatrio con due fototessere: tutti e due con almeno sei mesi di validità.",
      "Il timbro gratuito del Sinai vale 15 giorni e solo fra Sharm, Dahab, Nuweiba e Taba: per Ras Mohammed serve il visto, all'arrivo oppure, solo con il passaporto, su visa2egypt.gov.eg.",
    ],
    checkedOn: null,
  },
  singleSupplement: 33000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
