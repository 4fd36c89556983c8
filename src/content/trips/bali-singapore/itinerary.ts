import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Decollo per l'Equatore",
    description:
      "Si vola diretti, senza scali, da Malpensa e da Fiumicino: i due gruppi si abbracceranno a Singapore. La cena è a bordo e conviene dormire subito, perché all'arrivo sarà mattina.",
    activities: [
      {
        time: '09:30',
        title: 'Accoglienza in aeroporto e imbarco dei bagagli',
        type: 'transfer',
        location: 'Milano e Roma',
      },
      { time: '12:30', title: 'Partenza del volo diretto per Singapore', type: 'flight' },
      {
        time: 'In volo',
        title: "Cena, un film e qualche ora di sonno sopra l'India",
        type: 'flight',
      },
    ],
  },
  {
    day: 2,
    title: 'Singapore, la città nel giardino',
    description:
      'A Changi si attraversa il giardino coperto del Jewel prima di prendere la metropolitana: la sua cascata di quaranta metri si accende a metà mattina, e la si ritrova al ritorno. Nel pomeriggio le serre di Marina Bay proteggono dal caldo; alle 19:45 gli alberi di acciaio si accendono a tempo di musica.',
    highlight: true,
    activities: [
      {
        time: '07:15',
        title: 'Arrivo a Changi e cascata del Jewel',
        type: 'flight',
        location: 'Singapore',
      },
      {
        time: '09:30',
        title: 'Deposito bagagli e colazione con kaya toast',
        type: 'hotel',
        location: 'Straits Shophouse, Chinatown',
      },
      {
        time: '15:00',
        title: 'Foresta Nebulosa e Cupola dei Fiori',
        type: 'tour',
        location: 'Gardens by the Bay',
      },
      {
        time: '19:45',
        title: 'Spettacolo di luci sotto i Supertree',
        type: 'activity',
        location: 'Marina Bay',
      },
      {
        time: '21:00',
        title: 'Satay sulla griglia in mezzo alla strada',
        type: 'food',
        location: 'Lau Pa Sat',
      },
    ],
  },
  {
    day: 3,
    title: 'Tre quartieri, tre lingue, un bancone',
    description:
      'In pochi chilometri si passa dal tempio del Dente di Buddha alle ghirlande di gelsomino di Little India, fino alla moschea del Sultano e alle botteghe di Kampong Glam. A metà giornata ci si siede da Maxwell, vassoio in mano, come fanno gli impiegati della zona.',
    activities: [
      {
        time: '09:00',
        title: 'Templi e farmacie cinesi con una guida del quartiere',
        type: 'tour',
        location: 'Chinatown',
      },
      {
        time: '12:00',
        title: 'Riso al pollo hainanese e succo di lime',
        type: 'food',
        location: 'Maxwell Food Centre',
      },
      {
        time: '14:00',
        title: 'Little India e le case dipinte di Kampong Glam',
        type: 'tour',
        location: 'Serangoon Road',
      },
      {
        time: '16:30',
        title: "Orchidee all'Orto Botanico oppure acquisti a Orchard Road",
        type: 'free',
      },
      {
        time: 'Sera',
        title: 'Passeggiata sul fiume da Clarke Quay al Merlion',
        type: 'activity',
        location: 'Singapore River',
      },
    ],
  },
  {
    day: 4,
    title: 'Bali: la strada per Ubud',
    description:
      "Il volo è breve, il cambio di passo no: incenso, galli, offerte sui cruscotti. Ubud dista una quarantina di chilometri dall'aeroporto, ma il traffico ne fa un'ora e mezza; l'arrivo è in tempo per la danza Legong al palazzo.",
    activities: [
      { time: '09:25', title: 'Volo per Denpasar', type: 'flight', location: 'Changi, terminal 3' },
      {
        time: '13:15',
        title: 'Incontro con la guida Wayan e trasferimento in collina',
        type: 'transfer',
        location: 'Aeroporto Ngurah Rai',
      },
      {
        time: '15:30',
        title: 'Benvenuto con acqua di cocco e piscina sulle risaie',
        type: 'hotel',
        location: 'Sawah Ubud Retreat',
      },
      {
        time: '18:00',
        title: 'Anatra croccante e sambal di citronella',
        type: 'food',
        location: 'Penestanan',
      },
      {
        time: '19:30',
        title: 'Danza Legong nel cortile reale',
        type: 'activity',
        location: 'Palazzo di Ubud',
      },
    ],
  },
  {
    day: 5,
    title: 'Risaie, templi scavati e acqua sacra',
    description:
      'Si parte presto per trovare Tegallalang ancora in ombra, poi si scendono i 270 gradini di Gunung Kawi, con i suoi santuari alti sette metri scolpiti nella roccia. A Tirta Empul la guida spiega i gesti del rito a chi desidera entrare nelle vasche.',
    activities: [
      {
        time: '07:30',
        title: 'Camminata fra le terrazze quando la luce è radente',
        type: 'activity',
        location: 'Tegallalang',
      },
      {
        time: '10:00',
        title: 'I santuari nella roccia di Gunung Kawi',
        type: 'tour',
        location: 'Tampaksiring',
      },
      {
        time: '11:30',
        title: 'Purificazione alle fontane di Tirta Empul',
        type: 'activity',
        location: 'Manukaya',
      },
      { time: '13:30', title: 'Nasi campur in una casa di famiglia', type: 'food' },
      {
        time: 'Pomeriggio',
        title: 'Massaggio balinese, gallerie o foresta delle scimmie, poi a letto presto',
        type: 'free',
        location: 'Ubud',
      },
    ],
  },
  {
    day: 6,
    title: "L'alba sul Batur",
    description:
      "Sveglia all'una e mezza, un'ora e un quarto di auto e due ore di sentiero di lava alla luce delle torce. Dalla cima, a 1.717 metri, il sole sorge dietro il Rinjani; chi preferisce dormire raggiunge il gruppo alle terme sul lago. Nella stagione delle piogge la salita si conferma la sera prima.",
    highlight: true,
    activities: [
      {
        time: '02:00',
        title: 'Auto fino alla base del vulcano',
        type: 'transfer',
        location: 'Toya Bungkah',
      },
      {
        time: '03:30',
        title: 'Ascensione con le guide del villaggio',
        type: 'activity',
        location: 'Monte Batur',
      },
      {
        time: 'Alba',
        title: 'Colazione in vetta con uova al vapore',
        type: 'food',
        location: 'Orlo del cratere',
      },
      {
        time: '09:30',
        title: 'Vasche termali affacciate sul lago',
        type: 'activity',
        location: 'Lago Batur',
      },
      {
        time: '13:00',
        title: 'Ritorno alla piscina e pomeriggio senza programmi',
        type: 'free',
        location: 'Ubud',
      },
    ],
  },
  {
    day: 7,
    title: "Attraverso l'isola, da Jatiluwih a Tanah Lot",
    description:
      'Tappa di trasferimento verso la costa, per la via più bella: il tempio sul lago Beratan, di solito avvolto fra le nuvole, poi le terrazze UNESCO di Jatiluwih. A fine giornata il mare isola lo scoglio di Tanah Lot e si prosegue per Sanur.',
    activities: [
      { time: '08:00', title: 'Valigie in auto e salita a Bedugul', type: 'transfer' },
      {
        time: '09:45',
        title: 'Ulun Danu, il tempio che galleggia',
        type: 'tour',
        location: 'Lago Beratan',
      },
      {
        time: '12:00',
        title: 'Sugli argini delle risaie con un contadino del subak',
        type: 'activity',
        location: 'Jatiluwih',
      },
      {
        time: '13:30',
        title: 'Riso rosso e pesce di lago con vista',
        type: 'food',
        location: 'Jatiluwih',
      },
      {
        time: 'Tramonto',
        title: 'Il tempio sullo scoglio con la marea che sale',
        type: 'tour',
        location: 'Tanah Lot',
      },
      {
        time: '20:30',
        title: 'Sistemazione sul mare',
        type: 'hotel',
        location: 'Segara Sanur Beach',
      },
    ],
  },
  {
    day: 8,
    title: 'Nusa Penida, scogliere e mante',
    description:
      "Il motoscafo attraversa lo stretto in quarantacinque minuti e approda a un'isola asciutta e ruvida, con strade strette e belvedere vertiginosi. Dopo Kelingking è il momento dell'acqua: a Gamat i coralli cominciano a due metri, e con il mare calmo andiamo a cercare la baia delle mante.",
    highlight: true,
    activities: [
      {
        time: '07:30',
        title: 'Motoscafo dal porto di Sanur',
        type: 'ship',
        location: 'Stretto di Badung',
      },
      {
        time: '09:00',
        title: 'Belvedere di Kelingking e arco di Broken Beach',
        type: 'tour',
        location: 'Costa ovest di Nusa Penida',
      },
      {
        time: '12:00',
        title: 'Pesce alla griglia sotto le palme',
        type: 'food',
        location: 'Crystal Bay',
      },
      {
        time: '13:30',
        title: 'Snorkeling a Gamat con guida marina',
        type: 'beach',
        location: 'Gamat Bay',
      },
      {
        time: '16:30',
        title: 'Traversata di ritorno e aperitivo sul lungomare',
        type: 'ship',
        location: 'Sanur',
      },
    ],
  },
  {
    day: 9,
    title: 'Ultimo sole a Sanur, pranzo a Jimbaran',
    description:
      "La mattina è per la spiaggia: Sanur guarda a est e l'alba qui si vede dal lettino. Si pranza tardi a Jimbaran con i piedi nella sabbia, a dieci minuti dall'aeroporto, prima del volo serale per Singapore.",
    activities: [
      {
        time: 'Alba',
        title: 'Bici sul lungomare, cinque chilometri fra le barche jukung',
        type: 'activity',
        location: 'Sanur',
      },
      {
        time: '10:00',
        title: 'Bagno e ombra dietro la barriera',
        type: 'beach',
        location: 'Spiaggia di Segara',
      },
      {
        time: '14:00',
        title: 'Gamberi, calamari e dentice alla brace di gusci di cocco',
        type: 'food',
        location: 'Jimbaran',
      },
      { time: '17:15', title: "Verso l'aeroporto e saluto a Wayan", type: 'transfer' },
      { time: '19:50', title: 'Denpasar–Singapore', type: 'flight' },
    ],
  },
  {
    day: 10,
    title: 'Di nuovo in Italia, per colazione',
    description:
      "Si riparte da Changi nel cuore della notte e si dorme quasi per tutto il tragitto, tredici ore abbondanti. L'atterraggio è di primo mattino: la giornata intera resta per disfare la valigia e le fotografie.",
    activities: [
      { time: '01:30', title: 'Volo notturno da Changi', type: 'flight', location: 'Singapore' },
      { time: 'Colazione', title: 'Servita a bordo, sopra i Balcani', type: 'food' },
      { time: '07:45', title: 'Atterraggio a Malpensa e a Fiumicino', type: 'flight' },
    ],
  },
] satisfies ItineraryDay[]
