import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'In quattro ore sul Mar Rosso',
    description:
      "Un volo diretto al mattino e nel pomeriggio si è già in costume. Dopo il visto e un breve tragitto si prende posto nelle camere, e prima di cena si prova l'attrezzatura dal pontile, dove il reef comincia sotto la scaletta.",
    activities: [
      {
        time: '07:30',
        title: 'Appuntamento con il coordinatore al banco del volo',
        type: 'free',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      { time: '09:40', title: 'Volo senza scali per il Sinai', type: 'flight' },
      {
        time: '14:55',
        title: 'Arrivo, visto e dieci minuti di pulmino',
        type: 'transfer',
        location: 'Aeroporto di Sharm El Sheikh',
      },
      {
        time: '16:00',
        title: 'Camere sul mare e prova di maschere e pinne',
        type: 'hotel',
        location: "Shark's Bay",
      },
      {
        time: '20:00',
        title: 'Cena di gruppo con hummus, falafel e dentice al cumino',
        type: 'food',
      },
    ],
  },
  {
    day: 2,
    title: 'Ras Mohammed, il promontorio dei coralli',
    description:
      "Dal porto la barca costeggia per un'ora la scogliera e ormeggia nel parco marino, dove la parete scende per centinaia di metri. Si entra in acqua due volte, sempre con una guida davanti e una dietro, tra carangidi, pesci napoleone e anthias arancioni.",
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: 'Imbarco al molo di Sharm el-Maya',
        type: 'ship',
        location: 'Porto turistico',
      },
      {
        time: '10:00',
        title: 'Primo bagno con maschera a Shark Reef',
        type: 'activity',
        location: 'Parco di Ras Mohammed',
      },
      {
        time: '13:00',
        title: 'Pranzo a bordo: riso con vermicelli, kofta e insalata tahina',
        type: 'food',
      },
      {
        time: '14:00',
        title: 'Secondo bagno nella baia calma di Marsa Bareika',
        type: 'activity',
        location: 'Marsa Bareika',
      },
      {
        time: 'Sera',
        title: 'Rientro e serata tranquilla in terrazza',
        type: 'free',
        location: "Shark's Bay",
      },
    ],
  },
  {
    day: 3,
    title: 'Il deserto quando scende il sole',
    description:
      'Mattina libera tra piscina e barriera, perché nelle ore calde il deserto non si tocca. Alle quattro si indossano foulard e occhialini e si guida in fila indiana fra le montagne, che al tramonto diventano color mattone; poi fuoco, tè alla salvia e un cielo senza luci intorno.',
    highlight: true,
    activities: [
      {
        time: 'Mattina',
        title: "Nuoto dal pontile o lettini all'ombra",
        type: 'beach',
        location: "Shark's Bay",
      },
      {
        time: '15:30',
        title: 'Istruzioni di guida e safari in quad nelle valli del Sinai',
        type: 'activity',
        location: 'Deserto di Nabq',
      },
      {
        time: 'Tramonto',
        title: "Sosta alla montagna dell'eco",
        type: 'tour',
        location: 'Gebel el-Sada',
      },
      {
        time: '19:30',
        title: 'Capretto, pane farrashih e tè sulle stuoie dei beduini',
        type: 'food',
        location: 'Accampamento beduino',
      },
      { time: '21:00', title: 'Pianeti di stagione e Via Lattea al telescopio', type: 'activity' },
    ],
  },
  {
    day: 4,
    title: 'Una giornata con il proprio ritmo',
    description:
      "Oggi decide ciascuno: il battesimo del mare con l'istruttore, un massaggio, un libro. Ci si ritrova alle sei per andare alla città vecchia, quando il caldo cala e le botteghe accendono le lampade.",
    activities: [
      {
        time: '09:30',
        title: 'Prima immersione con istruttore nella baia',
        type: 'activity',
        location: "Shark's Bay",
      },
      { time: 'Pomeriggio', title: "Ore libere sulla barriera davanti all'hotel", type: 'free' },
      {
        time: '18:00',
        title: 'La moschea di Al Sahaba e le botteghe di spezie',
        type: 'tour',
        location: 'Vecchio mercato',
      },
      {
        time: '20:00',
        title: 'Calamari e cernia scelti al banco di una locanda',
        type: 'food',
        location: 'Sharm el-Maya',
      },
    ],
  },
  {
    day: 5,
    title: 'Le secche dello stretto di Tiran',
    description:
      "A un'ora e mezza di navigazione quattro scogli corallini affiorano in mezzo allo stretto, davanti alla costa saudita. La corrente porta acqua limpidissima: da Jackson Reef si vedono le gorgonie a venti metri di profondità restando in superficie.",
    activities: [
      {
        time: '08:30',
        title: 'Navigazione verso nord-est, delfini permettendo',
        type: 'ship',
        location: 'Stretto di Tiran',
      },
      {
        time: '10:30',
        title: 'Snorkeling a Jackson Reef accanto al relitto della Lara',
        type: 'activity',
        location: 'Jackson Reef',
      },
      { time: 'Pranzo', title: 'Pasta al forno egiziana e anguria sul ponte', type: 'food' },
      {
        time: '14:00',
        title: 'Bagno nella laguna chiara di Gordon Reef',
        type: 'beach',
        location: 'Gordon Reef',
      },
      {
        time: '21:00',
        title: 'Passeggiata e karkadè freddo sul lungomare',
        type: 'free',
        location: 'Naama Bay',
      },
    ],
  },
  {
    day: 6,
    title: 'Dahab, cammelli e il grande blu',
    description:
      "La strada sale tra le montagne per novanta chilometri e scende a Dahab, che ha ancora l'aria del villaggio di pescatori. Dal Blue Hole i cammelli seguono la costa fino a Ras Abu Galum; il ritorno è in barca, con un'ultima nuotata sull'orlo della voragine.",
    highlight: true,
    activities: [
      {
        time: '08:00',
        title: "Attraverso i monti fino al golfo di Aqaba, un'ora e un quarto",
        type: 'transfer',
      },
      {
        time: '10:00',
        title: 'A dorso di cammello lungo la riva, 6 km',
        type: 'activity',
        location: 'Ras Abu Galum',
      },
      {
        time: '13:00',
        title: 'Pesce alla brace su tappeti e cuscini',
        type: 'food',
        location: 'Ras Abu Galum',
      },
      {
        time: '14:30',
        title: "Con la maschera sull'anello di corallo",
        type: 'activity',
        location: 'Blue Hole',
      },
      {
        time: '16:30',
        title: 'Negozi di tappeti e caffè sulla passeggiata',
        type: 'free',
        location: 'Dahab',
      },
    ],
  },
  {
    day: 7,
    title: 'Un ultimo tuffo e si rientra',
    description:
      "Le camere restano nostre fino a mezzogiorno, giusto il tempo di salutare i pesci pagliaccio del pontile. Il volo parte nel pomeriggio e con l'ora di fuso guadagnata si cena in Italia.",
    activities: [
      {
        time: 'Mattina',
        title: "Nuotata d'addio e valigie",
        type: 'beach',
        location: "Shark's Bay",
      },
      { time: '13:00', title: "Verso l'aeroporto con i cestini del pranzo", type: 'transfer' },
      {
        time: '16:05',
        title: 'Decollo per Milano Malpensa o Roma Fiumicino',
        type: 'flight',
        location: 'Sharm El Sheikh',
      },
      {
        time: '19:35',
        title: 'Atterraggio in Italia e saluti del gruppo',
        type: 'flight',
        location: 'Italia',
      },
    ],
  },
] satisfies ItineraryDay[]
