import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene liberi, 15–25 € al giorno a Bali e il doppio a Singapore',
    'Massaggi, lezioni di surf e altre attività facoltative',
    'Mance a guida e autista, circa 40 €',
    'Spese personali',
  ],
  meals: 'Sette colazioni, la colazione in vetta al Batur e il pranzo a Nusa Penida.',
  effort: {
    level: 'moderato',
    text: "L'ascensione notturna al Batur sale di 700 metri in due ore su sentiero di sassi: chi preferisce resta a valle. Il resto è facile.",
  },
  ages: 'Dai 12 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Bali',
    highs: [31, 31, 31, 32, 31, 30, 29, 30, 31, 32, 32, 31],
    rainyDays: [16, 14, 11, 8, 6, 5, 4, 3, 4, 6, 11, 14],
    text: "Da aprile a ottobre è asciutto e ventilato; da dicembre a febbraio piove quasi ogni pomeriggio. A Singapore fa caldo e può piovere tutto l'anno.",
  },
  entry: {
    countries: [
      { name: 'Indonesia', code: 'IDN' },
      { name: 'Singapore', code: 'SGP' },
    ],
    rules: [
      'Passaporto con almeno sei mesi di validità e due pagine libere.',
      'e-VOA, il visto elettronico indonesiano da 30 giorni (evisa.imigrasi.go.id): pratica compresa nella quota.',
      "«All Indonesia», la dichiarazione d'arrivo e doganale: gratuita, su allindonesia.imigrasi.go.id nei tre giorni prima.",
      'SG Arrival Card per Singapore: gratuita, su eservices.ica.gov.sg nei tre giorni prima.',
    ],
    checkedOn: null,
  },
  singleSupplement: 43000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
