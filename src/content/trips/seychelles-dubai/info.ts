import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene non indicati: alle Seychelles 25–40 € al giorno',
    'Autorizzazione di viaggio per le Seychelles, circa 10 €',
    'Tassa ambientale delle Seychelles, che si paga in albergo',
    'Ingressi facoltativi a Dubai',
  ],
  meals: 'Cinque colazioni, la cena in dhow e il pranzo alla griglia a Curieuse.',
  effort: {
    level: 'facile',
    text: 'Biciclette su strade con qualche salita a La Digue, sentieri fra i graniti fino ad Anse Lazio.',
  },
  ages: 'Dagli 8 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Praslin',
    highs: [30, 30, 31, 32, 31, 30, 29, 29, 30, 30, 30, 30],
    rainyDays: [17, 11, 11, 13, 12, 10, 10, 10, 10, 11, 13, 17],
    text: "Aprile, maggio, ottobre e novembre hanno il mare più calmo. Fra dicembre e gennaio piove di più; a Dubai l'estate è torrida.",
  },
  entry: {
    countries: [
      { name: 'Seychelles', code: 'SYC' },
      { name: 'Emirati Arabi Uniti', code: 'ARE' },
    ],
    rules: [
      'Passaporto con almeno sei mesi di validità: lo chiedono gli Emirati.',
      'Autorizzazione di viaggio elettronica per le Seychelles, da chiedere su seychelles.govtas.com nei 30 giorni prima del volo.',
      "Nessun visto per gli Emirati: il permesso si riceve all'arrivo.",
    ],
    checkedOn: null,
  },
  singleSupplement: 59000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
