import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Voli di linea da Milano Malpensa e Roma Fiumicino con scalo a Doha: all'andata si atterra al Kilimanjaro dopo circa 14 ore di viaggio, al ritorno si parte direttamente da Zanzibar. Compreso il volo interno Arusha–Zanzibar (1 ora e 15). Bagaglio da stiva 23 kg sui voli internazionali e 15 kg, in borsa morbida, su quello interno.",
  hotels: [
    {
      name: 'Meru Garden Lodge',
      stars: 4,
      description:
        "Bungalow tra gli alberi di caffè a Usa River, a mezz'ora d'auto dall'aeroporto Kilimanjaro e a 20 km dal centro di Arusha.",
    },
    {
      name: 'Karatu Ridge Lodge',
      stars: 4,
      description:
        'Camere con caminetto sugli altopiani di Karatu, a 1.500 metri di quota e a soli 25 minuti dal cancello di Ngorongoro.',
    },
    {
      name: 'Nyumba ya Bahari Stone Town',
      stars: 3,
      description:
        'Casa mercantile restaurata nel quartiere di Shangani, con terrazza sui tetti e i giardini di Forodhani a cinque minuti a piedi.',
    },
    {
      name: 'Nungwi Kaskazi Beach Hotel',
      stars: 4,
      description:
        'Affacciato sulla spiaggia di Nungwi, dove la marea si ritira poco e si nuota a ogni ora; il villaggio dei costruttori di dhow è a 800 metri.',
    },
  ],
  experiences: [
    {
      title: 'Una giornata nel Tarangire',
      description:
        'Lungo il fiume che dà il nome al parco si contano branchi di elefanti anche di cento esemplari, specie nella stagione secca da giugno a ottobre.',
    },
    {
      title: 'Il fondo del cratere di Ngorongoro',
      description:
        'Seicento metri di discesa in fuoristrada per raggiungere una caldera larga 19 km dove vivono leoni, ippopotami e gli ultimi rinoceronti neri della zona.',
    },
    {
      title: 'Caffè con i contadini del monte Meru',
      description:
        "A Tengeru si raccoglie, si pesta e si tosta l'arabica come fanno le famiglie wameru, e la si beve appena filtrata.",
    },
    {
      title: 'I vicoli di Stone Town',
      description:
        'Con una guida swahili tra le porte intagliate, il vecchio forte omanita e la cattedrale costruita sul mercato degli schiavi.',
    },
    {
      title: 'Spezie da annusare a Kizimbani',
      description:
        'Chiodi di garofano, vaniglia, cannella e noce moscata ancora sulla pianta, poi un pranzo di pilau cucinato con quello che si è raccolto.',
    },
    {
      title: 'Barriera corallina di Mnemba',
      description:
        "In barca di legno fino all'atollo protetto a nord-est dell'isola, con due soste di snorkeling e buone probabilità di incontrare i delfini.",
    },
  ],
  package: {
    duration: '9 giorni / 8 notti',
    includes: [
      'Voli intercontinentali via Doha con bagaglio da stiva da 23 kg',
      'Volo interno Arusha–Zanzibar in aereo leggero',
      'Sei notti in lodge e hotel con prima colazione e due in volo, pensione completa durante i giorni di safari',
      'Fuoristrada 4x4 con tetto apribile e autista-guida che parla italiano',
      'Ingressi ai parchi di Tarangire e Lago Manyara e tassa di discesa nel cratere di Ngorongoro',
      'Visita guidata di Stone Town e piantagione di spezie con pranzo',
      'Uscita in barca a Mnemba con maschera, pinne e frutta',
      "Due coordinatori dall'Italia per tutto il viaggio, da Arusha a Nungwi",
      "Assicurazione medico-bagaglio e polizza d'ingresso obbligatoria di Zanzibar",
      'Assistenza nella richiesta del visto elettronico tanzaniano',
    ],
    destinations: [
      {
        id: 'kenya-safari-experience',
        title: 'Kenya: il grande safari',
        description:
          "Per chi vuole restare nella savana dodici giorni interi, dall'Amboseli al Masai Mara.",
      },
      {
        id: 'islanda-norvegia',
        title: 'Islanda e Norvegia',
        description:
          'Dal caldo della Rift Valley ai ghiacciai: cascate, spiagge nere e il treno che scende al fiordo.',
      },
      {
        id: 'canada-vancouver-rockies',
        title: 'Canada: Vancouver e le Montagne Rocciose',
        description:
          'Grandi animali anche qui, ma fra abeti e laghi glaciali, con una giacca pesante nello zaino.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
