import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Da Milano Malpensa e Roma Fiumicino a Lima con uno scalo a Madrid, 17–18 ore in tutto; al ritorno si vola di notte e si atterra in Italia la sera del giorno dopo. Voli interni Lima–Cusco e Cusco–Lima di un'ora e venti. Bagaglio da stiva di 23 kg; sul treno per Machu Picchu si portano al massimo 8 kg, il resto aspetta in hotel.",
  hotels: [
    {
      name: 'Casa Malecón Miraflores',
      stars: 4,
      description:
        "A Miraflores, a 200 metri dalla passeggiata sulla scogliera: dalla sala delle colazioni si vedono i parapendii sull'oceano.",
    },
    {
      name: 'Hacienda Wiñay Urubamba',
      stars: 4,
      description:
        'Casa coloniale con giardino di eucalipti a 2.870 metri, nel fondovalle di Urubamba; Ollantaytambo dista 20 km.',
    },
    {
      name: 'Rumi Pueblo Inn',
      stars: 3,
      description:
        'Piccolo albergo ad Aguas Calientes, cinque minuti dalla stazione e tre dalla fermata degli autobus per la cittadella.',
    },
    {
      name: 'Patio San Blas',
      stars: 4,
      description:
        'Antico palazzo con muri inca nel quartiere degli artigiani di Cusco, sei minuti in discesa dalla Plaza de Armas; ossigeno e mate di coca sempre disponibili.',
    },
  ],
  experiences: [
    {
      title: 'Machu Picchu con il biglietto del primo turno',
      description:
        'Dentro alle sei e mezza con una guida di Cusco, quando la nebbia si sfila dalle terrazze e il silenzio regge ancora.',
    },
    {
      title: 'Un pranzo di ceviche imparato al mercato',
      description:
        'A Lima si fa la spesa con un cuoco al mercato di Surquillo e poi si taglia la corvina: lime, cipolla rossa, peperoncino giallo, dieci minuti e basta.',
    },
    {
      title: 'Le saline di Maras e i cerchi di Moray',
      description:
        "Oltre tremila vasche bianche coltivate dalle famiglie del villaggio e l'anfiteatro di terrazze dove gli inca provavano le colture.",
    },
    {
      title: 'Tessitrici di Chinchero',
      description:
        'Cocciniglia, muschio e fiori per tingere la lana di alpaca, poi il telaio a cintura: ogni disegno è una parola in quechua.',
    },
    {
      title: 'Sacsayhuamán e la Cusco di pietra',
      description:
        'Massi da cento tonnellate incastrati senza malta sopra la città, e la discesa a piedi verso i balconi di San Blas.',
    },
    {
      title: 'La Montagna dei Sette Colori',
      description:
        'Facoltativa e solo per chi si è acclimatato bene: 7 km fra andata e ritorno fino ai 5.036 metri del Vinicunca, tra alpaca e nevai.',
    },
  ],
  package: {
    duration: '10 giorni / 9 notti',
    includes: [
      'Volo andata e ritorno per Lima e due voli interni sulle Ande',
      'Due notti a Lima, due nella Valle Sacra, una ad Aguas Calientes e tre a Cusco, con colazione',
      'Treno panoramico Ollantaytambo–Aguas Calientes e ritorno',
      'Autobus e ingresso a Machu Picchu nel primo turno del mattino',
      'Biglietto turistico di Cusco per sedici siti, fra cui Pisac e Moray',
      'Guide locali di lingua italiana o spagnola in ogni visita',
      "Due coordinatori al seguito dall'Italia, formati sul mal di montagna",
      'Assicurazione medico-bagaglio con soccorso in quota fino a 5.200 metri',
      'Lezione di cucina con pranzo a Lima e quattro altri pasti',
      'Trasferimenti con pulmino privato in tutto il Paese',
    ],
    destinations: [
      {
        id: 'india-triangolo-oro',
        title: "India: il Triangolo d'Oro",
        description: "Un'altra civiltà di pietra, tra Delhi, Agra e i palazzi rosa di Jaipur.",
      },
      {
        id: 'cina-pechino-xian-shanghai',
        title: "Cina: Pechino, Xi'an e Shanghai",
        description:
          'Imperatori, mura e mercati di ravioli, da una stazione alta velocità alla successiva.',
      },
      {
        id: 'egitto-completo',
        title: 'Egitto completo: Il Cairo e Sharm El Sheikh',
        description:
          'Piramidi e moschee del Cairo, poi qualche giorno con la maschera nel Mar Rosso.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
