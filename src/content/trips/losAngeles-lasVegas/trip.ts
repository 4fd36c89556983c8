import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Da Roma Fiumicino volo diretto per Los Angeles (13 ore); da Milano Malpensa con uno scalo a Francoforte, Zurigo o Londra, circa 15 ore in tutto. Ritorno da Las Vegas con uno o due scali, 16–18 ore, e arrivo il giorno dopo. Bagaglio da stiva di 23 kg più trolley in cabina; serve l'ESTA approvata.",
  hotels: [
    {
      name: 'Ocean & Sixth Santa Monica',
      stars: 4,
      description:
        'Sette piani a Santa Monica, a 600 metri dal molo e a due isolati dalla metropolitana leggera per il centro; terrazza con vista sul Pacifico.',
    },
    {
      name: 'Ocotillo Desert Inn',
      stars: 3,
      description:
        "Stanze basse attorno a una piscina, a Twentynine Palms: l'ingresso nord di Joshua Tree è a 6 km e di notte si spengono le luci per guardare le stelle.",
    },
    {
      name: 'Mirador Strip Tower',
      stars: 4,
      description:
        'Torre di 30 piani a metà della Strip, camere di 40 m² e quattro piscine; le fontane del Bellagio si vedono a dieci minuti di cammino.',
    },
  ],
  experiences: [
    {
      title: 'In bici da Santa Monica a Venice',
      description:
        "Otto chilometri di pista sulla sabbia fra palestre all'aperto, skater e canali, con sosta per un taco di pesce ad Abbot Kinney.",
    },
    {
      title: 'Dietro le quinte di uno studio di Burbank',
      description:
        'Tre ore fra teatri di posa, sartorie e finte strade di New York, in piccoli carrelli elettrici con una guida che ci lavora davvero.',
    },
    {
      title: 'Tramonto e stelle a Joshua Tree',
      description:
        'Passeggiata fra i massi di Hidden Valley, 1,6 km ad anello, poi coperte e telescopio: è uno dei cieli più scuri della California del sud.',
    },
    {
      title: 'Route 66 ad Amboy',
      description:
        "L'insegna di un distributore del 1959 in mezzo al nulla, il cratere di un vulcano spento e una root beer bevuta all'ombra.",
    },
    {
      title: 'Grand Canyon, bordo ovest',
      description:
        'Con il popolo Hualapai sul ciglio di Guano Point, 1.200 metri sopra il Colorado, e la passerella di vetro per chi se la sente.',
    },
    {
      title: 'La Valle del Fuoco di prima mattina',
      description:
        "Arenaria rossa vecchia di 150 milioni di anni, petroglifi e la grande onda di roccia rosa e crema, a un'ora scarsa dai casinò.",
    },
  ],
  package: {
    duration: '10 giorni / 9 notti',
    includes: [
      'Volo Italia–Los Angeles e volo Las Vegas–Italia in classe economica, tasse comprese',
      'Quattro notti a Santa Monica, una nel deserto e tre sulla Strip, con colazione',
      'Tasse di soggiorno e supplementi obbligatori degli alberghi di Las Vegas',
      "Minibus privato con autista per l'intero percorso californiano e in Nevada",
      "Due coordinatori dall'Italia per tutti i dieci giorni",
      'Assicurazione medico-bagaglio valida negli Stati Uniti, con massimale di 1.000.000 € e rimpatrio',
      'Visita guidata di uno studio cinematografico di Burbank',
      'Ingressi a Joshua Tree, alla Valle del Fuoco e a Grand Canyon West',
      'Noleggio biciclette a Santa Monica per mezza giornata',
      'Serata di osservazione delle stelle con astrofilo e telescopio',
    ],
    destinations: [
      {
        id: 'newyork-miami',
        title: 'New York e Miami',
        description: 'La costa atlantica in due tempi: prima i grattacieli, poi la spiaggia.',
      },
      {
        id: 'tokyo-kyoto',
        title: 'Tokyo e Kyoto',
        description: "Per chi ama le grandi città e il silenzio dei santuari a un'ora dal caos.",
      },
      {
        id: 'cina-pechino-xian-shanghai',
        title: "Cina: Pechino, Xi'an e Shanghai",
        description:
          "Dalla Grande Muraglia all'Esercito di Terracotta con i treni più veloci del mondo.",
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
