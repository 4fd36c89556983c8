import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'Dodici fusi in un solo giorno',
    description:
      "È il giorno più lungo del viaggio: si parte al mattino e si arriva la sera della stessa data, dopo uno scalo in California. A Honolulu ci aspettano l'aria tiepida, una collana di fiori di plumeria e un letto vicino al mare.",
    activities: [
      {
        time: '09:50',
        title: 'Decollo verso la costa ovest degli Stati Uniti',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      {
        time: 'In volo',
        title: 'Scalo in California e cinque ore e mezza di Pacifico',
        type: 'flight',
        location: 'San Francisco o Los Angeles',
      },
      {
        time: '20:10',
        title: "Arrivo sull'isola di Oahu e benvenuto con i fiori",
        type: 'transfer',
        location: 'Honolulu',
      },
      {
        time: '21:15',
        title: 'Chiavi della camera e finestra aperta sulle onde',
        type: 'hotel',
        location: 'Waikiki',
      },
    ],
  },
  {
    day: 2,
    title: 'Diamond Head, Pearl Harbor e la prima onda',
    description:
      "Il fuso sveglia tutti alle cinque: tanto vale salire sul cratere di Diamond Head per l'apertura. Dopo la visita al memoriale della USS Arizona si torna a Waikiki, dove nel tardo pomeriggio il vento cala e il mare è perfetto per la lezione di surf.",
    highlight: true,
    activities: [
      {
        time: '06:00',
        title: 'Salita al bordo del cratere, 40 minuti',
        type: 'activity',
        location: 'Diamond Head',
      },
      {
        time: '10:30',
        title: 'Museo e battello per il memoriale della corazzata',
        type: 'tour',
        location: 'Pearl Harbor',
      },
      {
        time: 'Pranzo',
        title: 'Ciotola di poke con tonno, alghe e sesamo',
        type: 'food',
        location: 'Kaimuki',
      },
      {
        time: '15:30',
        title: 'Lezione di surf con istruttore, quattro persone per volta',
        type: 'beach',
        location: 'Waikiki',
      },
      {
        time: '19:00',
        title: 'Cena hawaiana con maialino cotto nella foglia e ukulele',
        type: 'food',
        location: 'Waikiki',
      },
    ],
  },
  {
    day: 3,
    title: 'Il giro di Oahu e la costa nord',
    description:
      "Il giro dell'isola è lungo centosessanta chilometri: le pareti verdi di Kualoa viste in tanti film, i furgoncini di gamberi di Kahuku, poi il nord. D'inverno le onde superano i sei metri e restano ai campioni; d'estate il mare si calma e viene voglia di maschera a Shark's Cove.",
    activities: [
      {
        time: '08:30',
        title: 'Belvedere del Pali e strada della costa sopravvento',
        type: 'tour',
        location: 'Nuuanu Pali',
      },
      {
        time: '10:00',
        title: 'Valle di Kaaawa in fuoristrada scoperto',
        type: 'activity',
        location: 'Kualoa',
      },
      {
        time: '13:00',
        title: "Gamberi all'aglio in vassoio di carta",
        type: 'food',
        location: 'Kahuku',
      },
      {
        time: '14:30',
        title: "Onde di Pipeline d'inverno, snorkeling a Shark's Cove d'estate",
        type: 'beach',
        location: 'North Shore',
      },
      {
        time: '17:00',
        title: 'Granita al frutto della passione e tartarughe di Laniakea',
        type: 'food',
        location: 'Haleiwa',
      },
    ],
  },
  {
    day: 4,
    title: "L'Isola Grande e il vulcano",
    description:
      "Bastano cinquanta minuti di volo e il paesaggio cambia: cascate nella foresta attorno a Hilo, poi crateri e lava nera a 1.200 metri di quota, dove serve una giacca. Restiamo nel parco fino a notte, l'ora in cui la caldera si lascia guardare meglio.",
    highlight: true,
    activities: [
      {
        time: '07:45',
        title: 'Volo Honolulu–Hilo, 50 minuti',
        type: 'flight',
        location: 'Honolulu',
      },
      {
        time: '09:30',
        title: 'Le cascate Arcobaleno e il mercato contadino',
        type: 'tour',
        location: 'Hilo',
      },
      {
        time: '12:30',
        title: "Loco moco, il piatto dell'isola: riso, hamburger, uovo e salsa",
        type: 'food',
        location: 'Hilo',
      },
      {
        time: '14:00',
        title: 'Tubo di lava di Nahuku e sentiero nel cratere Kilauea Iki, 5 km',
        type: 'activity',
        location: 'Hawaii Volcanoes National Park',
      },
      {
        time: 'Tramonto',
        title: 'Attesa del buio sul bordo della caldera con il geologo',
        type: 'tour',
        location: 'Kilauea',
      },
      {
        time: '21:00',
        title: 'Notte nella casa di legno sulla baia',
        type: 'hotel',
        location: 'Hilo',
      },
    ],
  },
  {
    day: 5,
    title: 'Sabbia nera, caffè e pesci di Kona',
    description:
      "Dal versante piovoso a quello asciutto, passando per il punto più a sud degli Stati Uniti. Lungo la strada le tartarughe di Punaluu, una piantagione di caffè e la baia di Kahaluu per l'ultimo snorkeling, prima del volo serale per Honolulu.",
    highlight: true,
    activities: [
      {
        time: '08:00',
        title: 'In strada verso sud fra colate del secolo scorso',
        type: 'transfer',
      },
      {
        time: '09:45',
        title: 'Tartarughe verdi sulla spiaggia di lava sbriciolata',
        type: 'beach',
        location: 'Punaluu',
      },
      {
        time: '12:30',
        title: 'Assaggio di caffè e pranzo fra i filari',
        type: 'food',
        location: 'Captain Cook, Kona',
      },
      {
        time: '14:30',
        title: 'Pesci farfalla e ricci matita con maschera e boccaglio',
        type: 'beach',
        location: 'Kahaluu Bay',
      },
      {
        time: '19:10',
        title: 'Volo Kona–Honolulu e rientro a Waikiki',
        type: 'flight',
        location: 'Kona',
      },
    ],
  },
  {
    day: 6,
    title: 'Aloha e ritorno',
    description:
      'Sveglia quando è ancora buio per il primo volo verso il continente. In California si cambia aereo nel pomeriggio e si attraversa la notte dormendo, con cento foto da riordinare.',
    activities: [
      {
        time: '04:30',
        title: 'Caffè di Kona per strada e minivan per lo scalo',
        type: 'transfer',
        location: 'Honolulu',
      },
      {
        time: '07:00',
        title: 'Partenza per la California, 5 ore e 20 minuti',
        type: 'flight',
        location: 'Honolulu',
      },
      {
        time: '17:45',
        title: "Coincidenza per l'Europa",
        type: 'flight',
        location: 'Los Angeles',
      },
      {
        time: 'In volo',
        title: 'Notte sopra il Canada e la Groenlandia',
        type: 'flight',
      },
    ],
  },
  {
    day: 7,
    title: "L'arrivo a casa",
    description:
      "Si tocca terra a Roma nel pomeriggio e a Milano verso sera. L'orologio dice che sono passati sette giorni, la pelle ne racconta di più.",
    activities: [
      {
        time: 'Mattina',
        title: 'Colazione in quota, orologi avanti di undici o dodici ore',
        type: 'flight',
      },
      {
        time: '14:50',
        title: 'Sbarco a Roma',
        type: 'flight',
        location: 'Roma Fiumicino',
      },
      {
        time: '18:20',
        title: "Sbarco a Milano e ultimo aloha all'uscita",
        type: 'flight',
        location: 'Milano Malpensa',
      },
    ],
  },
] satisfies ItineraryDay[]
