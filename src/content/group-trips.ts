import type { GroupTrip } from '../domain/catalogue/shapes.ts'
import type { sitePictures } from './pictures/site.ts'

/** Its poster is one of the site's own pictures: a name that there is none of does not compile. */
export type ShownGroupTrip = GroupTrip & { image: keyof typeof sitePictures }

/** Two sample trips of the group listing: they are shown, not sold through the booking links. */
export const groupTrips = [
  {
    id: 'marrakech',
    title: 'Marrakech e il deserto di Agafay',
    description:
      "Cinque giorni tra la medina, i giardini e l'altopiano pietroso di Agafay, a quaranta minuti dalla città. Si dorme in un riad con dieci camere, tutto per noi, e una notte in un campo tendato con vista sull'Atlante innevato.",
    image: 'group-marrakech',
    price: 890,
    duration: '5 giorni / 4 notti',
    difficulty: 'Facile: passeggiate in città, nessun tratto impegnativo',
    included: [
      'Volo diretto per Marrakech-Menara con bagaglio a mano da 10 kg',
      'Tre notti in riad e una in campo tendato, con colazione',
      'Cena berbera sotto le stelle ad Agafay',
      'Ingressi al palazzo Bahia e al giardino Majorelle',
      'Minibus privato per tutti gli spostamenti',
      "Accompagnamento di due coordinatori dall'Italia",
      'Assicurazione medico-bagaglio',
    ],
    hotels: [
      {
        name: 'Riad Zellij Azraq',
        stars: 4,
        description:
          'Cortile con fontana e terrazza sui tetti, a otto minuti a piedi da piazza Jemaa el-Fna.',
      },
      {
        name: 'Campo Hajar Agafay',
        stars: 3,
        description:
          'Tende alte con letto vero, bagno in comune curato e un grande fuoco al centro del campo.',
      },
    ],
    experiences: [
      'Lezione di tajine in una cucina di quartiere, con spesa al mercato del Mellah',
      'Tramonto a dorso di dromedario sulle colline di pietra',
      'Bagno turco tradizionale con sapone nero e guanto di crine',
      "Una mattina nella valle dell'Ourika, fino alla prima cascata di Setti Fatma",
    ],
    dates: [
      {
        id: 'marrakech-20270318',
        startDate: '2027-03-18',
        endDate: '2027-03-22',
        spotsAvailable: 6,
        coordinators: ['Amina', 'Luca'],
        price: 890,
      },
      {
        id: 'marrakech-20270422',
        startDate: '2027-04-22',
        endDate: '2027-04-26',
        spotsAvailable: 4,
        coordinators: ['Amina', 'Sara'],
        price: 940,
      },
      {
        id: 'marrakech-20271014',
        startDate: '2027-10-14',
        endDate: '2027-10-18',
        spotsAvailable: 8,
        coordinators: ['Marco', 'Amina'],
        price: 890,
      },
    ],
  },
  {
    id: 'istanbul',
    title: 'Istanbul tra due continenti',
    description:
      'Sei giorni con il traghetto al posto della metropolitana: colazione in Europa, pranzo in Asia, tramonto dalla torre di Galata. Le moschee al mattino presto, quando i tappeti sono ancora vuoti, e i mercati quando si animano.',
    image: 'group-istanbul',
    price: 790,
    duration: '6 giorni / 5 notti',
    difficulty: 'Facile: si cammina fino a 10 km al giorno, con qualche salita',
    included: [
      'Volo diretto per Istanbul con un bagaglio da 20 kg in stiva',
      'Cinque notti in hotel a Karaköy, prima colazione turca compresa',
      'Biglietti per Santa Sofia, palazzo Topkapı e cisterna Basilica',
      'Tessera ricaricabile per tram, funicolari e traghetti',
      'Crociera di mezza giornata sul Bosforo fino ad Anadolu Kavağı',
      'Una guida storica italiana nel quartiere di Sultanahmet',
      'Assicurazione medico-bagaglio',
    ],
    hotels: [
      {
        name: 'Karaköy Liman Hotel',
        stars: 4,
        description:
          "Palazzo dei primi del Novecento a duecento metri dal molo, con sala colazioni all'ultimo piano.",
      },
    ],
    experiences: [
      'Colazione lunga a Kadıköy, sulla sponda asiatica, tra olive, miele e uova al tegamino',
      "Visita di prima mattina alla moschea di Solimano, con vista sul Corno d'Oro",
      'Laboratorio di pittura su acqua con una maestra di ebru',
      'Sera di musica dal vivo in una taverna di Beyoğlu',
    ],
    dates: [
      {
        id: 'istanbul-20270318',
        startDate: '2027-03-18',
        endDate: '2027-03-23',
        spotsAvailable: 5,
        coordinators: ['Sara', 'Marco'],
        price: 790,
      },
      {
        id: 'istanbul-20270513',
        startDate: '2027-05-13',
        endDate: '2027-05-18',
        spotsAvailable: 4,
        coordinators: ['Luca', 'Sara'],
        price: 840,
      },
      {
        id: 'istanbul-20270923',
        startDate: '2027-09-23',
        endDate: '2027-09-28',
        spotsAvailable: 7,
        coordinators: ['Marco', 'Luca'],
        price: 790,
      },
    ],
  },
] satisfies ShownGroupTrip[]
