import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene liberi, 20–30 € al giorno',
    'Tassa di soggiorno, 2–10 € a camera per notte secondo la stagione, che si paga in albergo',
    'Noleggio di scooter o quad sulle isole',
    'Spese personali',
  ],
  meals: 'Sei colazioni, il pranzo in catamarano e la degustazione a Megalochori.',
  effort: {
    level: 'facile',
    text: "Salita all'Acropoli, gradini a Oia e sentieri brevi. Sul catamarano si fa il bagno in mare aperto, chi vuole.",
  },
  ages: 'Dai 6 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Santorini',
    highs: [14, 14, 16, 19, 23, 27, 29, 29, 26, 22, 19, 16],
    rainyDays: [10, 8, 7, 4, 2, 1, 0, 0, 1, 4, 7, 10],
    text: 'Maggio, giugno e settembre sono i mesi più piacevoli. In luglio e agosto soffia il meltemi, che può fermare i traghetti per qualche ora.',
  },
  entry: {
    countries: [{ name: 'Grecia', code: 'GRC' }],
    rules: [
      "Carta d'identità elettronica valida per l'espatrio o passaporto: dall'agosto 2026 quella di carta non vale più.",
      'Porta la TEAM, la tessera europea di assicurazione malattia: è il retro della tessera sanitaria.',
    ],
    checkedOn: null,
  },
  singleSupplement: 36000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
