import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Voli di linea da Milano Malpensa e Roma Fiumicino con scalo a Monaco di Baviera, dove i due gruppi si riuniscono: circa 12 ore e mezza di volo fino a Tokyo Haneda, 14 al ritorno da Osaka Kansai per via dei venti in quota. In stiva un bagaglio da 23 kg a testa, a bordo uno da 8 kg. Il Giappone è avanti di 8 ore sull'Italia, 7 quando da noi vige l'ora legale.",
  hotels: [
    {
      name: 'Hotel Kaminari Asakusa',
      stars: 4,
      description:
        'Camere compatte e silenziose a 300 metri dal Sensō-ji, con vista sulla Skytree dai piani alti e la metropolitana Ginza a cinque minuti a piedi.',
    },
    {
      name: 'Ryokan Sugi no Yu',
      stars: 4,
      description:
        "Locanda tradizionale nei boschi di Gōra, a Hakone: stanze con tatami e futon, due vasche termali all'aperto e cena kaiseki di nove portate.",
    },
    {
      name: 'Hotel Shirakawa Gion',
      stars: 4,
      description:
        'Trenta camere affacciate su una via laterale di Gion, a dieci minuti a piedi dal santuario Yasaka e a quindici dal mercato di Nishiki.',
    },
    {
      name: 'Hotel Naniwa Namba',
      stars: 3,
      description:
        "Albergo moderno nel centro di Osaka, a 400 metri dalle insegne di Dōtonbori e accanto alla stazione dei treni per l'aeroporto del Kansai.",
    },
  ],
  experiences: [
    {
      title: 'Una notte in ryokan a Hakone',
      description:
        "Si dorme sui futon, si cena in yukata e ci si immerge nell'acqua sulfurea a 41 gradi ascoltando il torrente.",
    },
    {
      title: 'Fushimi Inari prima della folla',
      description:
        'Alle 6:30 il sentiero dei diecimila torii è quasi vuoto: saliamo fino al belvedere di Yotsutsuji, a metà del monte.',
    },
    {
      title: 'Cerimonia del tè con una maestra',
      description:
        'In una casa di legno del quartiere Higashiyama ognuno prepara il proprio matcha, dal setaccio al frustino di bambù.',
    },
    {
      title: 'Tokyo vista dal tetto di Shibuya',
      description:
        "Dalla terrazza a 229 metri si guarda il grande incrocio accendersi e, nelle sere limpide d'inverno, il profilo del Fuji.",
    },
    {
      title: 'Mercato esterno di Tsukiji',
      description:
        'Un giro guidato tra coltellerie e banchi di pesce, assaggiando tamagoyaki caldo, capesante alla piastra e tonno appena tagliato.',
    },
    {
      title: 'I cervi di Nara',
      description:
        'Più di mille cervi sika passeggiano liberi fra i templi: si nutrono con i biscotti di crusca venduti nel parco, mai con altro.',
    },
  ],
  package: {
    duration: '10 giorni / 9 notti',
    includes: [
      'Voli intercontinentali via Monaco di Baviera, andata su Tokyo e ritorno da Osaka',
      '8 notti con prima colazione: 3 a Tokyo, 1 a Hakone, 3 a Kyoto, 1 a Osaka',
      'Cena kaiseki in ryokan e cena di benvenuto ad Asakusa',
      'Due coordinatori italiani con il gruppo da Haneda a Osaka e guida locale a Kyoto',
      'Shinkansen Odawara–Kyoto con posto riservato e tessera ricaricabile per metropolitane e autobus',
      'Pass di Hakone per trenino, funivia e battello sul lago Ashi',
      'Ingressi a Shibuya Sky, teamLab Planets, Kiyomizu-dera, Tenryū-ji e Tōdai-ji',
      'Spedizione della valigia grande da Tokyo a Kyoto, per salire a Hakone con il solo zaino',
      'Assicurazione medico-bagaglio valida in Giappone, con massimale di spese mediche di 500.000 euro',
    ],
    destinations: [
      {
        id: 'newyork-miami',
        title: 'New York e Miami',
        description:
          "Un'altra metropoli che non dorme, con il mare in fondo: Manhattan a piedi e poi le spiagge della Florida.",
      },
      {
        id: 'losAngeles-lasVegas',
        title: 'Los Angeles e Las Vegas',
        description:
          'Insegne al neon anche nel deserto del Nevada, dopo le spiagge della California e una notte lungo la strada.',
      },
      {
        id: 'cina-pechino-xian-shanghai',
        title: "Cina: Pechino, Xi'an e Shanghai",
        description:
          'Per chi ama i treni veloci: la Grande Muraglia, i guerrieri di terracotta e le luci del Bund in otto giorni.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
