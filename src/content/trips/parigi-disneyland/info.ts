import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene: nei parchi 20–30 € a pasto',
    'Accesso prioritario alle attrazioni',
    'Tassa di soggiorno, che si paga in albergo',
    'Spese personali',
  ],
  meals: 'Quattro colazioni. Gli altri pasti sono liberi, con qualche indirizzo provato.',
  effort: {
    level: 'facile',
    text: 'Due giornate intere in piedi nei parchi, poi passeggiate in città. Passeggini benvenuti.',
  },
  ages: "Dai 3 anni; per alcune attrazioni conta l'altezza.",
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Parigi',
    highs: [7, 8, 12, 16, 20, 23, 25, 25, 21, 16, 11, 8],
    rainyDays: [10, 9, 10, 9, 10, 8, 8, 8, 8, 9, 10, 11],
    text: 'Piove poco ma spesso in tutte le stagioni. Maggio, giugno e settembre sono i mesi più piacevoli.',
  },
  entry: {
    countries: [{ name: 'Francia', code: 'FRA' }],
    rules: [
      "Carta d'identità elettronica valida per l'espatrio o passaporto, anche per i bambini: dall'agosto 2026 quella di carta non vale più.",
      'Porta la TEAM, la tessera europea di assicurazione malattia: è il retro della tessera sanitaria.',
    ],
    checkedOn: null,
  },
  singleSupplement: 26000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
