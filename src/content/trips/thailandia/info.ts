import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene liberi: con 15–20 € al giorno si mangia benissimo',
    'Mance alle guide, consigliati 3 € al giorno a testa',
    'Visto, se le regole dovessero cambiare prima della partenza',
    'Massaggi, escursioni facoltative e spese personali',
  ],
  meals:
    'Otto colazioni, il pranzo nella riserva degli elefanti e quello del corso di cucina. Il cibo di strada si sceglie insieme: diciamo noi dove è fresco.',
  effort: {
    level: 'facile',
    text: 'Dieci chilometri in bicicletta in piano, i 309 gradini del Doi Suthep, caldo umido. Serve saper nuotare solo per chi fa snorkeling.',
  },
  ages: 'Dai 10 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Bangkok',
    highs: [33, 33, 34, 35, 34, 33, 33, 33, 33, 33, 33, 32],
    rainyDays: [2, 2, 4, 7, 15, 16, 18, 20, 21, 17, 6, 2],
    text: 'Da novembre a marzo è asciutto ovunque. Da maggio a ottobre i temporali arrivano nel pomeriggio e il mare di Krabi può essere mosso.',
  },
  entry: {
    countries: [{ name: 'Thailandia', code: 'THA' }],
    rules: [
      'Passaporto con almeno sei mesi di validità.',
      'Nessun visto per soggiorni turistici brevi: la durata massima è stata cambiata più volte, la ricontrolliamo prima di ogni partenza.',
      "TDAC, la carta d'arrivo digitale: gratuita, si compila su tdac.immigration.go.th nei tre giorni prima dello sbarco.",
    ],
    checkedOn: null,
  },
  singleSupplement: 38000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
