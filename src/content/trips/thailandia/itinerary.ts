import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'Si parte: destinazione Sud-est asiatico',
    description:
      'Appuntamento nel primo pomeriggio ai banchi della compagnia, con il coordinatore che distribuisce etichette e programma. A Doha si cambia aereo a notte fatta e si riparte verso il golfo del Siam.',
    activities: [
      {
        time: '12:40',
        title: 'Appuntamento con i compagni di viaggio in aeroporto',
        type: 'transfer',
        location: 'Malpensa T1 o Fiumicino T3',
      },
      { time: '15:40', title: 'Volo per Doha', type: 'flight' },
      {
        time: '23:25',
        title: 'Cambio aereo in Qatar, i due gruppi diventano uno',
        type: 'transfer',
        location: 'Aeroporto di Doha',
      },
    ],
  },
  {
    day: 2,
    title: "Bangkok dall'acqua",
    description:
      "Il caldo umido arriva prima del bagaglio. Il tempo di una doccia e si sale su un battello: dai canali di Thonburi e dal Chao Phraya la città si capisce meglio, con i templi da una parte e i grattacieli dall'altra.",
    activities: [
      {
        time: '13:00',
        title: "Atterraggio a Suvarnabhumi e pratiche d'ingresso",
        type: 'flight',
        location: 'Bangkok',
      },
      {
        time: '14:30',
        title: 'Pulmino privato per la riva di Thonburi, circa 50 minuti',
        type: 'transfer',
      },
      {
        time: '15:30',
        title: 'Camere pronte e tuffo nella piscina sul tetto',
        type: 'hotel',
        location: 'Baan Chao Phraya',
      },
      {
        time: 'Tramonto',
        title: 'Giro in battello fra i canali di Thonburi e il ponte Rama VIII',
        type: 'ship',
        location: 'Fiume Chao Phraya',
      },
      {
        time: '20:00',
        title: 'Cena thailandese di benvenuto con tom kha e pad thai',
        type: 'food',
        location: 'Charoen Krung',
      },
    ],
  },
  {
    day: 3,
    title: 'Il Palazzo Reale e i tre grandi templi',
    description:
      'Si entra al Palazzo appena apre, con spalle e ginocchia coperte, per vedere il Buddha di Smeraldo prima dei grandi gruppi. Poi il Buddha sdraiato, lungo 46 metri, e il traghetto per il Wat Arun. La sera si mangia per strada a Chinatown; il lunedì, quando molte bancarelle riposano, si sceglie Bang Rak.',
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: 'Palazzo Reale e Wat Phra Kaew',
        type: 'tour',
        location: 'Rattanakosin',
      },
      {
        time: '11:00',
        title: 'Wat Pho e massaggio alla scuola del tempio',
        type: 'tour',
        location: 'Rattanakosin',
      },
      { time: '13:00', title: 'Noodles in brodo vicino al molo di Tha Tien', type: 'food' },
      {
        time: '14:30',
        title: 'Traghetto e salita al Wat Arun',
        type: 'tour',
        location: 'Thonburi',
      },
      {
        time: '19:30',
        title: 'Percorso di assaggi a Yaowarat',
        type: 'food',
        location: 'Chinatown',
      },
    ],
  },
  {
    day: 4,
    title: 'Ayutthaya, la capitale di mattoni rossi',
    description:
      "A nord di Bangkok restano le torri della città che nel Seicento stupiva gli ambasciatori europei. Il giro è in bici, con frequenti soste all'ombra, e il pranzo sul fiume, con i gamberoni alla griglia.",
    activities: [
      {
        time: '07:45',
        title: "Partenza in pulmino verso nord, un'ora e mezza di strada",
        type: 'transfer',
      },
      {
        time: '09:30',
        title: 'In sella fra Wat Mahathat e Wat Ratchaburana',
        type: 'activity',
        location: 'Parco storico di Ayutthaya',
      },
      {
        time: '12:30',
        title: 'Gamberoni di fiume alla griglia in terrazza',
        type: 'food',
        location: 'Ayutthaya',
      },
      {
        time: '14:00',
        title: 'Wat Chaiwatthanaram visto dalla barca',
        type: 'ship',
        location: 'Ansa del Chao Phraya',
      },
      {
        time: 'Sera',
        title: 'Ultima notte nella capitale, a piacere',
        type: 'free',
        location: 'Bangkok',
      },
    ],
  },
  {
    day: 5,
    title: "A Chiang Mai, nell'antico regno Lanna",
    description:
      "L'aereo atterra nel nord e l'aria cambia: più fresca, con i monti a fare da sfondo. I templi in teak della città vecchia sono tutti a pochi passi; poi un camioncino rosso, dopo i chedi bianchi di Wat Suan Dok, si arrampica al Doi Suthep per l'ora dorata.",
    activities: [
      {
        time: '09:40',
        title: 'Volo interno verso il nord',
        type: 'flight',
        location: 'Bangkok–Chiang Mai',
      },
      {
        time: '12:00',
        title: 'Sosta in albergo e khao soi, i noodles al curry del nord',
        type: 'food',
        location: 'Lanna Teak House',
      },
      {
        time: '14:00',
        title: 'Wat Chedi Luang e Wat Phra Singh a piedi',
        type: 'tour',
        location: 'Città vecchia',
      },
      {
        time: '16:30',
        title: 'I chedi bianchi e la stupa dorata dei principi Lanna',
        type: 'tour',
        location: 'Wat Suan Dok',
      },
      {
        time: 'Tramonto',
        title: 'Doi Suthep e i canti dei monaci',
        type: 'tour',
        location: '1.050 metri di quota',
      },
      {
        time: '20:00',
        title: 'Artigianato e spiedini al mercato notturno',
        type: 'free',
        location: 'Chang Khlan',
      },
    ],
  },
  {
    day: 6,
    title: 'Nella valle degli elefanti',
    description:
      "Le colline di Mae Wang sono a un'ora e mezza di strada: lì una famiglia karen si prende cura di otto elefanti che hanno smesso di lavorare. Prepariamo la canna da zucchero, camminiamo accanto a loro fino alla cascata e restiamo a guardarli nel fango. Al ritorno, una sosta sotto il grande Buddha bianco del Doi Kham.",
    highlight: true,
    activities: [
      { time: '08:00', title: 'In pick-up attraverso le risaie di San Pa Tong', type: 'transfer' },
      {
        time: '09:45',
        title: 'Incontro con gli elefanti e preparazione del cibo',
        type: 'activity',
        location: 'Mae Wang',
      },
      {
        time: 'Pranzo',
        title: 'Riso e verdure su foglia di banano con la famiglia karen',
        type: 'food',
      },
      {
        time: '13:30',
        title: 'Camminata nel bosco fino alla cascata e alla pozza del fango',
        type: 'activity',
      },
      {
        time: '16:30',
        title: 'Il grande Buddha bianco sopra la valle',
        type: 'tour',
        location: 'Wat Phra That Doi Kham',
      },
      {
        time: '18:30',
        title: 'Rientro in città e serata per conto proprio',
        type: 'free',
        location: 'Via Nimman',
      },
    ],
  },
  {
    day: 7,
    title: 'Dal mortaio al mare di Krabi',
    description:
      'Mattina in cucina, dopo la spesa tra i banchi di Somphet: curry verde, zuppa piccante, insalata di papaya e un dolce al cocco. Nel pomeriggio si vola a sud e ci si addormenta con il rumore del mare delle Andamane.',
    activities: [
      {
        time: '08:30',
        title: 'Lezione tra orto e fornelli con la cuoca Noi',
        type: 'activity',
        location: 'Chiang Mai',
      },
      { time: '12:30', title: 'Si pranza con quello che si è cucinato', type: 'food' },
      {
        time: '15:50',
        title: 'Volo diretto per il sud',
        type: 'flight',
        location: 'Chiang Mai–Krabi',
      },
      {
        time: '18:45',
        title: 'Trasferimento ad Ao Nang, 40 minuti fra palme e falesie',
        type: 'transfer',
      },
      {
        time: '19:45',
        title: 'Arrivo al Limestone Bay e passeggiata sul lungomare',
        type: 'hotel',
        location: 'Ao Nang',
      },
    ],
  },
  {
    day: 8,
    title: 'Railay, la penisola senza strade',
    description:
      "A Railay si arriva soltanto in barca: quindici minuti dalla spiaggia di Ao Nang e si sbarca con i piedi in acqua. Chi vuole prova una via facile di arrampicata con l'istruttore, gli altri si dividono fra la grotta di Phra Nang e l'ombra delle casuarine.",
    activities: [
      { time: '09:30', title: 'Barca a coda lunga dal molo di Ao Nang', type: 'ship' },
      {
        time: '10:00',
        title: 'Spiaggia e grotta votiva di Phra Nang',
        type: 'beach',
        location: 'Railay',
      },
      {
        time: '12:30',
        title: 'Pesce al vapore con lime e peperoncino',
        type: 'food',
        location: 'Railay Est',
      },
      {
        time: '14:00',
        title: 'Arrampicata per principianti o sentiero del belvedere',
        type: 'activity',
        location: 'Falesia di Railay',
      },
      { time: 'Tramonto', title: 'Rientro in barca con il sole dietro gli isolotti', type: 'ship' },
    ],
  },
  {
    day: 9,
    title: 'Le lagune di Hong e il saluto al mare',
    description:
      'Una giornata tra gli isolotti del parco di Than Bok Khorani, con snorkeling sul bordo della barriera e una laguna a cui si accede da una breccia nella roccia. Tra maggio e ottobre, se il mare è mosso, si ripiega sui canali di mangrovie in kayak.',
    highlight: true,
    activities: [
      {
        time: '08:45',
        title: "Navigazione verso l'arcipelago di Hong",
        type: 'ship',
        location: 'Baia di Phang Nga',
      },
      {
        time: '10:00',
        title: 'Laguna interna e salita alla piattaforma a 360 gradi',
        type: 'activity',
        location: 'Koh Hong',
      },
      { time: '12:30', title: 'Pranzo al sacco sulla sabbia di Koh Lao Lading', type: 'food' },
      {
        time: '14:00',
        title: 'Snorkeling fra pesci pappagallo e anemoni',
        type: 'beach',
        location: 'Koh Pakbia',
      },
      {
        time: '19:30',
        title: 'Cena di fine viaggio coi piedi nella sabbia',
        type: 'food',
        location: 'Ao Nang',
      },
    ],
  },
  {
    day: 10,
    title: 'Il lungo volo verso ovest',
    description:
      'Si lascia Krabi con il primo volo, si cambia a Bangkok e poi a Doha. Con le sei ore restituite dal fuso si è in Italia prima di sera inoltrata.',
    activities: [
      {
        time: '05:00',
        title: "Pulmino per l'aeroporto di Krabi con colazione al sacco",
        type: 'transfer',
      },
      { time: '07:00', title: 'Krabi–Bangkok e coincidenza intercontinentale', type: 'flight' },
      { time: '11:30', title: 'Bangkok–Doha, sette ore', type: 'flight' },
      {
        time: '20:00',
        title: 'Atterraggio in Italia e ritiro degli ultimi bagagli',
        type: 'flight',
        location: 'Milano Malpensa e Roma Fiumicino',
      },
    ],
  },
] satisfies ItineraryDay[]
