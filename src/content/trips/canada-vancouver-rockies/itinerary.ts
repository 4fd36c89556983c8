import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Dall'Italia al Pacifico canadese",
    description:
      "Uno scalo in Europa e poi dieci ore sopra la Groenlandia e l'Artico. A Vancouver si arriva a metà pomeriggio, con nove ore di fuso da smaltire camminando sul porto fra vele e idrovolanti.",
    activities: [
      {
        time: '09:40',
        title: 'Volo con scalo per Vancouver',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      {
        time: '15:10',
        title: 'Controllo eTA e metropolitana automatica per il centro',
        type: 'transfer',
        location: 'Vancouver YVR',
      },
      {
        time: '17:00',
        title: 'Camere sulla marina',
        type: 'hotel',
        location: 'Coal Harbour',
      },
      {
        time: '18:30',
        title: 'Lungomare degli idrovolanti e zuppa di vongole',
        type: 'food',
        location: 'Canada Place',
      },
    ],
  },
  {
    day: 2,
    title: 'Vancouver a pedali',
    description:
      "In sella fin dal mattino: il giro di Stanley Park passa accanto ai totem e sotto cedri di seicento anni. Con l'aquabus si attraversa False Creek per i banchi di Granville Island, e la giornata finisce davanti all'orologio a vapore di Gastown.",
    activities: [
      {
        time: '09:00',
        title: 'Lungomare di Stanley Park in bicicletta, 9 km',
        type: 'activity',
        location: 'Stanley Park',
      },
      {
        time: '12:00',
        title: 'Salmone affumicato e mirtilli al mercato coperto',
        type: 'food',
        location: 'Granville Island',
      },
      {
        time: '14:30',
        title: 'Case galleggianti e laboratori di vetro',
        type: 'tour',
        location: 'False Creek',
      },
      {
        time: '17:00',
        title: "L'orologio a vapore e i mattoni della città vecchia",
        type: 'tour',
        location: 'Gastown',
      },
      {
        time: 'Sera',
        title: 'Cena di ravioli al vapore, libera',
        type: 'free',
        location: 'Chinatown',
      },
    ],
  },
  {
    day: 3,
    title: 'Squamish, fra il mare e il cielo',
    description:
      'La strada 99 segue per sessanta chilometri un fiordo dove si vedono foche e, in inverno, aquile dalla testa bianca. A Squamish si sale in cabinovia per il ponte sospeso e i sentieri in cresta, con il granito dello Stawamus Chief di fronte.',
    activities: [
      {
        time: '08:30',
        title: 'Pulmino lungo il fiordo di Howe Sound',
        type: 'transfer',
      },
      {
        time: '09:30',
        title: 'Le cascate Shannon, 335 metri di salti',
        type: 'activity',
        location: 'Shannon Falls',
      },
      {
        time: '11:00',
        title: 'Cabinovia, ponte sospeso e sentiero panoramico di 2 km',
        type: 'activity',
        location: 'Squamish',
      },
      {
        time: '14:30',
        title: 'La miniera di rame di Britannia con il trenino',
        type: 'tour',
        location: 'Britannia Beach',
      },
      {
        time: 'Tramonto',
        title: 'Tronchi e coperte sulla sabbia di English Bay',
        type: 'beach',
        location: 'English Bay',
      },
    ],
  },
  {
    day: 4,
    title: 'Il canyon del Fraser',
    description:
      "Si lascia la costa seguendo il fiume dei cercatori d'oro, che a Hell's Gate si stringe fra pareti distanti trentatré metri. Oltre Lytton i cedri spariscono, il paesaggio si fa secco e ondulato, e dopo 360 chilometri si dorme a Kamloops.",
    activities: [
      {
        time: '08:30',
        title: 'Partenza verso est sulla Transcanadese',
        type: 'transfer',
        location: 'Vancouver',
      },
      {
        time: '11:00',
        title: 'Orsi e aquile scolpiti nei tronchi, lungo il fiume',
        type: 'activity',
        location: 'Hope',
      },
      {
        time: 'Pranzo',
        title: 'Hamburger di bisonte e torta di pesche',
        type: 'food',
        location: 'Yale',
      },
      {
        time: '14:00',
        title: "Le rapide di Hell's Gate, dalla funivia da aprile a ottobre",
        type: 'tour',
        location: 'Fraser Canyon',
      },
      {
        time: '18:00',
        title: 'Grigliata nel giardino sul fiume',
        type: 'hotel',
        location: 'Kamloops',
      },
    ],
  },
  {
    day: 5,
    title: 'Cascate, il monte Robson e Jasper',
    description:
      "È la tappa più lunga, 440 chilometri più la deviazione per Wells Gray: la cascata Helmcken, che precipita per 141 metri in un anfiteatro di lava, e il monte Robson, il più alto delle Rocciose canadesi con i suoi 3.954 metri. Passato lo Yellowhead si entra in Alberta, dove d'estate l'orologio avanza di un'ora.",
    highlight: true,
    activities: [
      {
        time: '08:00',
        title: 'In viaggio verso nord lungo il North Thompson',
        type: 'transfer',
        location: 'Kamloops',
      },
      {
        time: '10:15',
        title: 'Il belvedere sulla cascata Helmcken',
        type: 'tour',
        location: 'Wells Gray Park',
      },
      {
        time: 'Pranzo',
        title: 'Zuppa e pane di segale in una locanda di boscaioli',
        type: 'food',
        location: 'Blue River',
      },
      {
        time: '15:30',
        title: 'Passeggiata nel prato sotto la parete sud',
        type: 'activity',
        location: 'Mount Robson',
      },
      {
        time: '18:30',
        title: 'Chalet fra i pini e primi cervi wapiti al crepuscolo',
        type: 'hotel',
        location: 'Jasper',
      },
    ],
  },
  {
    day: 6,
    title: 'Jasper, canyon e lago Maligne',
    description:
      'Al mattino presto si cercano orsi e cervi wapiti lungo la strada per Maligne, con il binocolo e senza scendere dal mezzo. Poi il canyon profondo cinquanta metri e il battello per Spirit Island; da dicembre ad aprile, cammino sul ghiaccio dentro la gola.',
    activities: [
      {
        time: 'Alba',
        title: 'Avvistamento di orsi, alci e wapiti dal pulmino',
        type: 'tour',
        location: 'Maligne Road',
      },
      {
        time: '09:30',
        title: 'I sei ponti della gola calcarea, 4 km',
        type: 'activity',
        location: 'Maligne Canyon',
      },
      {
        time: '12:30',
        title: 'Panini alla trota davanti al lago Medicine, che in autunno sparisce',
        type: 'food',
        location: 'Medicine Lake',
      },
      {
        time: '14:00',
        title: 'Battello per Spirit Island o uscita con le ciaspole',
        type: 'ship',
        location: 'Maligne Lake',
      },
      {
        time: '21:30',
        title: 'Stelle sulla riva: Jasper è una riserva di cielo buio',
        type: 'activity',
        location: 'Pyramid Lake',
      },
    ],
  },
  {
    day: 7,
    title: 'La strada dei ghiacciai',
    description:
      "Fra Jasper e Louise la strada è lunga 230 chilometri e ha almeno dieci motivi per fermarsi: l'Athabasca che salta nella gola, il ghiacciaio da calpestare con i ramponcini, l'azzurro del lago Peyto. A sera ci accoglie Banff.",
    highlight: true,
    activities: [
      {
        time: '08:00',
        title: 'Le cascate Athabasca nella luce del mattino',
        type: 'activity',
        location: 'Icefields Parkway',
      },
      {
        time: '10:30',
        title: 'Due ore sul ghiacciaio con la guida alpina',
        type: 'activity',
        location: 'Columbia Icefield',
      },
      {
        time: '13:30',
        title: 'Chili caldo al passo Sunwapta',
        type: 'food',
        location: 'Sunwapta Pass',
      },
      {
        time: '15:30',
        title: 'Il lago a forma di lupo dal belvedere di Bow Summit',
        type: 'tour',
        location: 'Peyto Lake',
      },
      {
        time: '18:30',
        title: 'Arrivo a Banff e vasche calde sul tetto',
        type: 'hotel',
        location: 'Banff',
      },
    ],
  },
  {
    day: 8,
    title: 'Moraine, Louise e le acque calde',
    description:
      "Con la navetta dell'alba si è al lago Moraine prima che il vento increspi l'acqua. Dal Louise si sale in due ore alla casa da tè del lago Agnes, aperta da giugno a metà ottobre; in inverno si pattina sul lago e si passeggia fra le cascate gelate del Johnston Canyon.",
    highlight: true,
    activities: [
      {
        time: 'Alba',
        title: 'Il Rockpile, con la vista sui Dieci Picchi',
        type: 'activity',
        location: 'Moraine Lake',
      },
      {
        time: '10:00',
        title: 'Sentiero per il lago Agnes, 7 km andata e ritorno',
        type: 'activity',
        location: 'Lake Louise',
      },
      {
        time: '12:30',
        title: 'Tè e focaccine nella capanna del 1905',
        type: 'food',
        location: 'Lake Agnes',
      },
      {
        time: '16:30',
        title: 'Bagno alle sorgenti calde del monte Sulphur',
        type: 'activity',
        location: 'Banff',
      },
      {
        time: '20:00',
        title: "Bistecca dell'Alberta per la cena di gruppo",
        type: 'food',
        location: 'Banff Avenue',
      },
    ],
  },
  {
    day: 9,
    title: 'Dalle montagne alla prateria',
    description:
      "Un'ultima ora tra i pini, al salto del fiume Bow e alle piramidi di terra degli Hoodoos, poi la strada si distende: in 130 chilometri le cime diventano colline e le colline prateria. Da Calgary si vola nel pomeriggio verso l'Europa.",
    activities: [
      {
        time: '08:30',
        title: 'Il salto del Bow e il belvedere sugli Hoodoos',
        type: 'activity',
        location: 'Banff',
      },
      {
        time: '11:00',
        title: "Discesa verso la prateria, un'ora e mezza",
        type: 'transfer',
      },
      {
        time: '12:45',
        title: "Ultimo caffè con sciroppo d'acero e imbarco dei bagagli",
        type: 'food',
        location: 'Calgary',
      },
      {
        time: '16:20',
        title: "Decollo per l'Europa",
        type: 'flight',
        location: 'Calgary International',
      },
    ],
  },
  {
    day: 10,
    title: 'Rientro in Italia',
    description:
      "La notte in volo è corta, con l'aurora qualche volta dal finestrino; in mattinata il cambio di aereo e per l'ora di pranzo Milano o Roma. Nello zaino, una bottiglia di sciroppo d'acero da dividere.",
    activities: [
      {
        time: 'In volo',
        title: 'Occhi a nord per una possibile aurora boreale',
        type: 'flight',
      },
      {
        time: '10:10',
        title: 'Scalo a Francoforte o Zurigo',
        type: 'flight',
      },
      {
        time: '13:20',
        title: 'Arrivo in Italia e abbracci agli arrivi',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
    ],
  },
] satisfies ItineraryDay[]
