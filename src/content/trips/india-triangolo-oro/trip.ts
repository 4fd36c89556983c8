import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Da Milano Malpensa si vola su Delhi senza scali in circa 8 ore; da Roma Fiumicino con una coincidenza in Europa o nel Golfo, 11 ore in tutto, e arrivo la stessa mattina. Bagaglio da stiva di 23 kg, cabina 8 kg. Lo spostamento d'orario è di 4 ore e mezza, 3 e mezza con l'ora legale. Serve il visto elettronico: lo richiediamo noi un mese prima.",
  hotels: [
    {
      name: 'Haveli Nizamuddin',
      stars: 4,
      description:
        "Casa signorile con cortile nella zona verde di Delhi sud, a dieci minuti d'auto dalla tomba di Humayun e a venti da Connaught Place.",
    },
    {
      name: 'Gulab Mahal Palace',
      stars: 4,
      description:
        'Residenza di una famiglia di thakur in Bani Park, a Jaipur: archi affrescati, piscina nel giardino e città rosa a tre chilometri.',
    },
    {
      name: 'Yamuna View Agra',
      stars: 4,
      description:
        'Albergo moderno in Taj Ganj con terrazza rivolta alla cupola; la porta est del Taj Mahal dista 900 metri.',
    },
  ],
  experiences: [
    {
      title: "Il Taj Mahal all'apertura",
      description:
        "Si entra all'alba dalla porta est, quando il marmo passa dal grigio al rosa e i vialetti sono ancora bagnati.",
    },
    {
      title: 'La vecchia Delhi in risciò',
      description:
        'Da Jama Masjid al mercato delle spezie di Khari Baoli, con soste per jalebi caldi e paratha ripiene.',
    },
    {
      title: 'A tavola con la famiglia Rathore',
      description:
        'In una casa di Jaipur si impasta il roti, si cucina il laal maas e si chiacchiera di matrimoni, cricket e lavoro.',
    },
    {
      title: 'Stampa a mano su cotone',
      description:
        'A Bagru, 30 chilometri da Jaipur, un artigiano chhipa insegna a usare i blocchi di legno: il foulard si porta via.',
    },
    {
      title: 'Il forte di Amber e le sue stanze di specchi',
      description:
        'Si sale in jeep, non sugli elefanti, e si passa dai bastioni alla sala dove una sola candela diventa un cielo stellato.',
    },
    {
      title: 'Il pozzo a gradini di Abhaneri',
      description:
        "Tremilacinquecento scalini disposti a scacchiera su tredici livelli, scavati più di mille anni fa per arrivare all'acqua.",
    },
  ],
  package: {
    duration: '9 giorni / 8 notti',
    includes: [
      'Biglietto aereo andata e ritorno per Delhi e assistenza per il visto elettronico indiano',
      '7 notti con colazione fra Delhi, Jaipur e Agra, più una in volo',
      "Due coordinatori dall'Italia e guida nazionale indiana di lingua italiana da Delhi a Delhi",
      'Minibus privato con aria condizionata e acqua a bordo su tutto il percorso, circa 700 km',
      'Treno Gatimaan Express da Agra a Delhi in carrozza con poltrone',
      'Ingressi al Taj Mahal, al forte di Agra, ad Amber, al Jantar Mantar e a Fatehpur Sikri',
      'Cena con lezione di cucina in una famiglia di Jaipur',
      'Laboratorio di stampa a Bagru con il materiale compreso',
      'Assicurazione medico-bagaglio estesa ai disturbi gastrointestinali, con medico al telefono in italiano',
      'Mance per autisti, facchini e guide già raccolte nella quota',
    ],
    destinations: [
      {
        id: 'cina-pechino-xian-shanghai',
        title: "Cina: Pechino, Xi'an e Shanghai",
        description:
          "L'altro grande racconto d'Asia: palazzi imperiali, una muraglia sulle creste e trenta secoli di cucina.",
      },
      {
        id: 'egitto-completo',
        title: 'Egitto completo: Il Cairo e Sharm El Sheikh',
        description:
          "Ancora monumenti nati per l'eternità, dalle piramidi al Mar Rosso, con undici giorni per gustarli.",
      },
      {
        id: 'peru-machuPicchu',
        title: 'Perù e Machu Picchu',
        description:
          "Mercati colorati e pietre perfettamente incastrate anche sulle Ande, con l'aria sottile di Cusco.",
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
