import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'Si parte di notte',
    description:
      "L'appuntamento è nel tardo pomeriggio in aeroporto, binocoli a tracolla. Il volo per Addis Abeba dura circa sette ore: si cena a bordo e si prova a dormire, perché il giorno dopo ci sono già le giraffe.",
    activities: [
      {
        time: '18:30',
        title: 'Incontro con il coordinatore e consegna delle guide per riconoscere gli animali',
        type: 'free',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      { time: '21:40', title: 'Decollo per Addis Abeba', type: 'flight' },
      { time: 'In volo', title: 'Cena a bordo e notte sopra il Nilo', type: 'flight' },
    ],
  },
  {
    day: 2,
    title: 'Nairobi e le giraffe di Karen',
    description:
      "Dopo lo scalo etiope si atterra a Nairobi, a 1.660 metri di altitudine: il clima è mite tutto l'anno. Nel pomeriggio si visita il centro che alleva le giraffe di Rothschild, dove sono loro ad abbassare la testa per guardare te.",
    activities: [
      {
        time: '06:30',
        title: 'Scalo ad Addis Abeba e primo caffè etiope',
        type: 'flight',
        location: 'Aeroporto di Bole',
      },
      {
        time: '12:10',
        title: "Arrivo a Nairobi e verifica dell'autorizzazione elettronica",
        type: 'flight',
        location: 'Aeroporto Jomo Kenyatta',
      },
      {
        time: '14:00',
        title: 'Camere nel giardino delle jacarande',
        type: 'hotel',
        location: 'Karen, Nairobi',
      },
      {
        time: '15:30',
        title: 'Faccia a faccia con le giraffe di Rothschild',
        type: 'activity',
        location: 'Giraffe Centre',
      },
      {
        time: '19:30',
        title: 'Cena di presentazione con samosa e tilapia al cocco',
        type: 'food',
        location: 'Karen',
      },
    ],
  },
  {
    day: 3,
    title: 'Verso il Kilimanjaro',
    description:
      "La strada per Mombasa e poi quella per Oloitokitok portano in quattro ore e mezza all'Amboseli, al confine con la Tanzania. Dopo pranzo la prima uscita: le paludi alimentate dalle nevi della montagna attirano elefanti in ogni stagione.",
    activities: [
      { time: '07:30', title: 'In viaggio verso sud, 240 km con sosta a Emali', type: 'transfer' },
      {
        time: '12:30',
        title: 'Pranzo al campo e tende assegnate',
        type: 'hotel',
        location: 'Kimana',
      },
      {
        time: '15:30',
        title: 'Prima uscita tra le paludi di Enkongo Narok',
        type: 'tour',
        location: 'Parco nazionale di Amboseli',
      },
      { time: '19:30', title: 'Zuppa di zucca e racconti attorno al fuoco', type: 'food' },
    ],
  },
  {
    day: 4,
    title: "Gli elefanti dell'Amboseli",
    description:
      'La sveglia è alle cinque e mezza, e vale la fatica: nella prima ora di luce il Kilimanjaro è quasi sempre scoperto. Nel parco restiamo fino a metà mattina; dopo il riposo, nel pomeriggio, una passeggiata porta a un villaggio masai.',
    highlight: true,
    activities: [
      {
        time: 'Alba',
        title: 'Safari fotografico con la montagna alle spalle dei branchi',
        type: 'tour',
        location: 'Amboseli',
      },
      {
        time: '10:00',
        title: "Salita a piedi alla collina dell'osservatorio",
        type: 'activity',
        location: 'Observation Hill',
      },
      {
        time: 'Pranzo',
        title: 'Tavola sotto le acacie e qualche ora di ombra',
        type: 'food',
        location: 'Kimana',
      },
      {
        time: '16:00',
        title: 'Visita al villaggio masai con il capo famiglia',
        type: 'activity',
        location: 'Comunità di Kimana',
      },
      {
        time: 'Tramonto',
        title: 'Cielo rosso e silenzio ai bordi del lago asciutto',
        type: 'free',
      },
    ],
  },
  {
    day: 5,
    title: 'Nella Rift Valley',
    description:
      'È la tappa più lunga, circa 340 km in sette ore: si aggira Nairobi e ci si affaccia al belvedere sulla Grande Fossa, con il vulcano Longonot in basso. Al lago Naivasha si cambia mezzo e si sale in barca.',
    activities: [
      {
        time: '07:00',
        title: "Partenza dall'Amboseli con cestini per il pranzo",
        type: 'transfer',
      },
      {
        time: '13:00',
        title: 'Sosta al belvedere di Mai Mahiu, 2.400 metri',
        type: 'tour',
        location: 'Ciglio della Rift Valley',
      },
      {
        time: '14:45',
        title: 'Arrivo al lodge tra le acacie gialle',
        type: 'hotel',
        location: 'Lago Naivasha',
      },
      {
        time: '16:00',
        title: 'Due ore in barca fra ippopotami e aquile urlatrici',
        type: 'ship',
        location: 'Lago Naivasha',
      },
      {
        time: 'Sera',
        title: 'Pesce persico del lago e rientro scortato alle camere',
        type: 'food',
      },
    ],
  },
  {
    day: 6,
    title: "In bicicletta a Hell's Gate",
    description:
      'Dal cancello di Elsa si pedala in piano per otto chilometri tra pareti di basalto, zebre e gazzelle. Chi vuole scende a piedi nella gola, se la stagione lo permette; nel pomeriggio si cammina a Crescent Island, dove non ci sono predatori.',
    highlight: true,
    activities: [
      {
        time: '08:00',
        title: 'Otto chilometri in sella tra zebre e facoceri',
        type: 'activity',
        location: "Parco di Hell's Gate",
      },
      {
        time: '10:30',
        title: 'La gola di Ol Njorowa con una guida ranger',
        type: 'tour',
        location: 'Ol Njorowa',
      },
      {
        time: '13:00',
        title: 'Pranzo in giardino con vista sul lago',
        type: 'food',
        location: 'Naivasha',
      },
      {
        time: '15:30',
        title: "Passeggiata tra giraffe e antilopi d'acqua",
        type: 'activity',
        location: 'Crescent Island',
      },
    ],
  },
  {
    day: 7,
    title: 'Nakuru, casa dei rinoceronti',
    description:
      "Solo 75 km separano i due laghi, quindi si entra nel parco a metà mattina e ci si resta fino a sera. Il recinto antibracconaggio protegge rinoceronti bianchi e neri; i fenicotteri vanno e vengono secondo il livello dell'acqua.",
    activities: [
      {
        time: '08:30',
        title: 'Tragitto fino al cancello di Lanet',
        type: 'transfer',
        location: 'Nakuru',
      },
      {
        time: '10:30',
        title: 'Sulle tracce dei rinoceronti lungo la riva orientale',
        type: 'tour',
        location: 'Parco del lago Nakuru',
      },
      {
        time: 'Pranzo',
        title: 'Picnic vicino alle cascate Makalia',
        type: 'food',
        location: 'Makalia',
      },
      {
        time: '16:00',
        title: 'Panorama dalla rupe dei babbuini',
        type: 'tour',
        location: 'Baboon Cliff',
      },
      {
        time: '18:30',
        title: 'Notte in un lodge dentro il parco',
        type: 'hotel',
        location: 'Nakuru',
      },
    ],
  },
  {
    day: 8,
    title: 'La strada per il Masai Mara',
    description:
      "Campi di tè, poi frumento, poi erba a perdita d'occhio: in sei ore si passa dagli altopiani di Mau alla savana. A Narok ci si ferma per il pranzo e per comprare le coperte a quadri, e alle quattro si è già in uscita.",
    activities: [
      { time: '07:30', title: 'Attraverso la scarpata di Mau, 240 km', type: 'transfer' },
      {
        time: '12:00',
        title: 'Pranzo keniano con chapati e fagioli a Narok',
        type: 'food',
        location: 'Narok',
      },
      {
        time: '14:30',
        title: 'Sistemazione nelle tende sul fiume Talek',
        type: 'hotel',
        location: 'Talek',
      },
      {
        time: '16:00',
        title: 'Prime ore nella riserva, fino alla chiusura dei cancelli',
        type: 'tour',
        location: 'Masai Mara',
      },
    ],
  },
  {
    day: 9,
    title: 'Una giornata intera sul fiume Mara',
    description:
      'Si parte con il pranzo a bordo per arrivare lontano, fino alle anse dove vivono coccodrilli e ippopotami. Da luglio a ottobre gli gnu si ammassano sulle rive prima di tuffarsi; negli altri mesi ci sono i piccoli appena nati e i ghepardi che li osservano.',
    highlight: true,
    activities: [
      {
        time: '06:30',
        title: 'Partenza con thermos di tè e biscotti',
        type: 'tour',
        location: 'Talek',
      },
      {
        time: '10:30',
        title: 'Attesa alle rive degli attraversamenti',
        type: 'tour',
        location: 'Fiume Mara',
      },
      {
        time: 'Mezzogiorno',
        title: "Coperta stesa all'ombra di un albero delle salsicce",
        type: 'food',
        location: 'Riva sinistra del Mara',
      },
      {
        time: '15:30',
        title: 'Rientro lento seguendo i ghepardi sulle termitaie',
        type: 'tour',
        location: 'Pianure di Olare',
      },
      { time: '19:30', title: 'Cena al campo con il naturalista e mappa del cielo', type: 'food' },
    ],
  },
  {
    day: 10,
    title: "Leoni all'alba, perline al tramonto",
    description:
      "L'ultima mattina intera nella riserva è dedicata ai grandi felini, quando rientrano dalla caccia. Chi lo prenota in anticipo può sorvolare la pianura in mongolfiera; nel pomeriggio si incontrano le donne della cooperativa di Talek.",
    highlight: true,
    activities: [
      {
        time: 'Alba',
        title: 'Volo facoltativo in mongolfiera sulla savana',
        type: 'activity',
        location: 'Masai Mara',
      },
      {
        time: '06:30',
        title: 'In cerca del branco di leoni della palude',
        type: 'tour',
        location: 'Palude di Musiara',
      },
      {
        time: 'Pranzo',
        title: "Piatti dell'orto del campo e riposo in amaca",
        type: 'food',
        location: 'Talek',
      },
      {
        time: '15:30',
        title: 'Laboratorio di perline con la cooperativa femminile',
        type: 'activity',
        location: 'Villaggio di Talek',
      },
      {
        time: 'Tramonto',
        title: 'Brindisi sulla collina con tutta la pianura davanti',
        type: 'free',
      },
    ],
  },
  {
    day: 11,
    title: 'Ritorno a Nairobi e volo notturno',
    description:
      "Si lascia il Mara al mattino presto e si risale la Rift Valley, 270 km quasi tutti asfaltati. A Nairobi c'è il tempo per la carne alla brace e per gli ultimi acquisti prima dell'aeroporto.",
    activities: [
      {
        time: '06:30',
        title: 'Strada del rientro via Narok, sei ore con le soste',
        type: 'transfer',
      },
      {
        time: '13:00',
        title: 'Nyama choma, la grigliata che i keniani fanno la domenica',
        type: 'food',
        location: 'Nairobi',
      },
      {
        time: '14:30',
        title: 'Botteghe artigiane di Karen per tè, caffè e cestini di sisal',
        type: 'free',
        location: 'Karen',
      },
      {
        time: '19:10',
        title: 'Decollo da Nairobi per Addis Abeba',
        type: 'flight',
        location: 'Aeroporto Jomo Kenyatta',
      },
      {
        time: 'Sera',
        title: "Coincidenza notturna per l'Italia",
        type: 'flight',
        location: 'Addis Abeba',
      },
    ],
  },
  {
    day: 12,
    title: "L'alba dal finestrino",
    description:
      "L'aereo atterra in Italia all'ora del primo espresso. Restano la terra rossa sulle suole e qualche migliaio di fotografie da scegliere.",
    activities: [
      {
        time: 'In volo',
        title: "Sette ore da Addis Abeba, colazione prima dell'atterraggio",
        type: 'flight',
      },
      { time: '05:30', title: 'Sbarco a Malpensa o Fiumicino', type: 'flight', location: 'Italia' },
      { time: 'Mattina', title: 'Abbracci al nastro bagagli e coincidenze per casa', type: 'free' },
    ],
  },
] satisfies ItineraryDay[]
