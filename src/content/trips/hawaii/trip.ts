import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Da Roma Fiumicino con uno scalo in California, da Milano Malpensa con un cambio in più in Europa: fra 20 e 23 ore complessive; al ritorno si dorme in volo e si arriva il giorno seguente. Due voli interni di 50 minuti fra Honolulu e l'Isola Grande. In stiva un bagaglio da 23 kg, in cabina uno da 8 kg; ESTA necessaria.",
  hotels: [
    {
      name: 'Kapua Waikiki',
      stars: 4,
      description:
        "Camere con lanai in fondo alla spiaggia di Waikiki, davanti al parco Kapiolani: il mare è oltre la strada e l'inizio del sentiero di Diamond Head a venticinque minuti a piedi.",
    },
    {
      name: 'Hilo Bayfront House',
      stars: 3,
      description:
        "Due piani di legno affacciati sulla baia di Hilo, fra banani e orchidee, a 48 km dall'ingresso del parco dei vulcani.",
    },
  ],
  experiences: [
    {
      title: "Diamond Head all'apertura",
      description:
        "Un chilometro e 300 metri di sentiero, 171 metri di dislivello e l'ultima scala nella roccia: in cima c'è tutta Waikiki che si sveglia.",
    },
    {
      title: 'La prima onda a Waikiki',
      description:
        'Due ore con un istruttore, quattro allievi per volta, su un fondale basso e onde lunghe e lente: ci si alza in piedi quasi tutti.',
    },
    {
      title: 'Pearl Harbor e il memoriale della USS Arizona',
      description:
        'Il filmato, la lancia della Marina e poi la struttura bianca sospesa sul relitto, da cui ancora oggi affiorano gocce di nafta.',
    },
    {
      title: 'Il bagliore del Kilauea',
      description:
        'Con un geologo dal tubo di lava di Nahuku al bordo della caldera, fino al buio: se il vulcano è in attività, il cielo si tinge di arancio.',
    },
    {
      title: 'La sabbia nera di Punaluu',
      description:
        "Lava sbriciolata dall'oceano e tartarughe verdi che salgono a scaldarsi, da guardare ad almeno sei metri di distanza.",
    },
    {
      title: 'Gamberi e granita della costa nord',
      description:
        "I furgoncini di Kahuku con i gamberi all'aglio e, a Haleiwa, una montagna di ghiaccio tritato al frutto della passione.",
    },
  ],
  package: {
    duration: '7 giorni / 6 notti',
    includes: [
      "Voli dall'Italia via Stati Uniti e due tratte interne fra le isole, con tasse aeroportuali",
      'Quattro notti a Waikiki e una a Hilo, con prima colazione',
      'Due coordinatori italiani, uno in partenza da Malpensa e uno da Fiumicino',
      'Assicurazione medico-bagaglio con assistenza negli Stati Uniti fino a 1.000.000 €',
      "Trasferimenti in minivan su Oahu e sull'Isola Grande, carburante e pedaggi inclusi",
      'Lezione di surf di due ore con tavola e maglia protettiva',
      'Ingresso e navetta per Diamond Head, prenotati nella fascia del mattino',
      'Ingresso al Parco nazionale dei vulcani con geologo',
      'Benvenuto con collana di fiori e cena hawaiana con musica dal vivo',
    ],
    destinations: [
      {
        id: 'maldive-dubai',
        title: 'Maldive e Dubai',
        description: 'Lagune e sabbia bianca, dopo due giorni tra torri e deserto.',
      },
      {
        id: 'seychelles-dubai',
        title: 'Seychelles e Dubai',
        description: "Graniti rosa, palme di coco de mer e gite in barca da un'isola all'altra.",
      },
      {
        id: 'grecia',
        title: 'Grecia: Atene e le Cicladi',
        description:
          'Calette e paesi bianchi a due ore di volo, quando la voglia di mare è improvvisa.',
      },
      {
        id: 'sharm-el-sheikh',
        title: 'Sharm El Sheikh',
        description: 'Coralli a pochi passi dalla riva e il deserto del Sinai alle spalle.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
