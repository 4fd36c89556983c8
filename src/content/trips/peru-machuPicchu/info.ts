import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene non indicati, 15–20 € al giorno',
    'Salita al Huayna Picchu o alla Montaña, con posti da prenotare molto prima',
    'Mance a guide e autisti, circa 60 dollari',
    'Spese personali',
  ],
  meals: 'Otto colazioni, il pranzo della lezione di cucina e altri quattro pasti.',
  effort: {
    level: 'impegnativo',
    text: 'Non si fanno lunghe camminate, ma si dorme fra i 2.000 e i 3.400 metri e si passa a 3.800, con il Vinicunca facoltativo a 5.036: i primi due giorni sulle Ande servono ad abituarsi. Chi soffre di cuore o di polmoni senta prima il medico.',
  },
  ages: 'Dai 12 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Cusco',
    highs: [19, 19, 19, 20, 20, 20, 19, 20, 20, 21, 21, 20],
    rainyDays: [22, 19, 17, 9, 3, 2, 2, 3, 6, 10, 12, 17],
    text: 'Da maggio a settembre è la stagione secca: giornate di sole e notti vicine allo zero. Da dicembre a marzo piove, e il treno può ritardare.',
  },
  entry: {
    countries: [{ name: 'Perù', code: 'PER' }],
    rules: [
      'Passaporto con almeno sei mesi di validità; nessun visto per turismo.',
      'Nessuna vaccinazione obbligatoria per questo itinerario.',
    ],
    checkedOn: null,
  },
  singleSupplement: 42000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
