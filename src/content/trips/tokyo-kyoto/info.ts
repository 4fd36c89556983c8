import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene non indicati nel programma: contane 30–40 € al giorno',
    'Tassa di soggiorno di Kyoto e delle terme di Hakone, che si paga in albergo',
    'Connessione dati: una eSIM per dieci giorni costa intorno ai 15 €',
    'Souvenir, bevande e tutto ciò che non è scritto sotto «La quota comprende»',
  ],
  meals:
    'Tutte le colazioni e due cene: il benvenuto ad Asakusa e la kaiseki nel ryokan di Hakone. Avvisaci di allergie e diete: in Giappone il brodo di pesce è quasi ovunque.',
  effort: {
    level: 'facile',
    text: 'Si cammina molto, 10–14 km al giorno in città, con scale nelle stazioni e nei templi. La valigia grande viaggia da sola fino a Kyoto.',
  },
  ages: 'Dai 12 anni con un genitore; nessun limite in alto per chi cammina volentieri.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Tokyo',
    highs: [10, 10, 14, 19, 23, 26, 30, 31, 27, 22, 17, 12],
    rainyDays: [5, 6, 10, 10, 10, 12, 11, 8, 12, 11, 7, 5],
    text: 'Primavera e autunno sono i momenti migliori. A giugno piove spesso, in agosto fa molto caldo e umido.',
  },
  entry: {
    countries: [{ name: 'Giappone', code: 'JPN' }],
    rules: [
      'Passaporto valido per tutto il soggiorno; nessun visto fino a 90 giorni per turismo.',
      'Visit Japan Web (vjw.digital.go.jp) è facoltativo, ma fa risparmiare la coda a immigrazione e dogana: lo compiliamo insieme prima di partire.',
    ],
    checkedOn: null,
  },
  singleSupplement: 52000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
