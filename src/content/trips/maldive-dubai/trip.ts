import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Voli di linea diretti per Dubai da Milano Malpensa e Roma Fiumicino, 6 ore; dopo la sosta altre 4 ore e 10 fino a Malé. Al rientro Malé–Dubai–Italia con coincidenza di due ore, 13 ore di viaggio in tutto. Bagaglio da stiva di 25 kg, 7 kg in cabina. Dubai segna 3 ore in più dell'Italia e le Maldive 4, una in meno con l'ora legale.",
  hotels: [
    {
      name: 'Creek Lantern Dubai',
      stars: 4,
      description:
        'Nel quartiere di Al Seef, lungo il canale: dieci minuti a piedi dalle case con le torri del vento e venti di metropolitana dal Burj Khalifa.',
    },
    {
      name: 'Dhigurah Reef Inn',
      stars: 4,
      description:
        "Piccolo albergo di sedici camere sull'isola abitata di Dhigurah, dove l'alcol non è ammesso, a 80 metri dalla spiaggia riservata agli ospiti; centro immersioni e biciclette.",
    },
    {
      name: 'Hulhumalé Harbour Stay',
      stars: 3,
      description:
        'Appoggio pratico per la notte breve prima del volo: camere pulite, terrazza sul mare e aeroporto a dieci minuti.',
    },
  ],
  experiences: [
    {
      title: 'In mare con gli squali balena',
      description:
        "La riserva di South Ari li ospita tutto l'anno: si nuota a tre metri di distanza, seguendo le regole dei biologi a bordo.",
    },
    {
      title: 'Deserto senza rombo di motori',
      description:
        'Nella riserva protetta di Al Marmoom si cammina fra orici e gazzelle con un naturalista, poi cena beduina e stelle.',
    },
    {
      title: "Il Burj Khalifa nell'ora blu",
      description:
        'Si sale al 124º piano prima del tramonto e si scende quando la fontana comincia a danzare, 450 metri più in basso.',
    },
    {
      title: 'La lingua di sabbia di Dhigurah',
      description:
        'Tre chilometri di spiaggia bianca da percorrere a piedi con la bassa marea, fino al punto in cui si incontrano due correnti.',
    },
    {
      title: 'Una cena di pescato',
      description:
        "Si getta la lenza al tramonto come fanno i pescatori dell'atollo e quello che abbocca finisce sulla griglia dell'isola.",
    },
    {
      title: 'In abra da Bur Dubai a Deira',
      description:
        'Con un dirham a testa si attraversa il canale sulle barche di legno, verso i sacchi di cardamomo del suq delle spezie.',
    },
  ],
  package: {
    duration: '10 giorni / 9 notti',
    includes: [
      'Voli Italia–Dubai–Malé e ritorno con bagaglio da stiva',
      '9 notti: tre a Dubai e una a Hulhumalé con colazione, cinque a Dhigurah in mezza pensione',
      'Motoscafo condiviso Malé–Dhigurah e ritorno, due ore per tratta',
      "Due coordinatori con il gruppo anche sull'isola e biologa marina nelle uscite in mare",
      'Ingresso al Burj Khalifa, al Museo del Futuro e al museo Al Shindagha',
      'Pomeriggio nella riserva di Al Marmoom con cena sotto le stelle',
      'Tre uscite in barca: squali balena, banco di sabbia e pesca al tramonto',
      "Maschera, pinne e giubbetto per l'intero soggiorno maldiviano",
      'Tassa verde delle Maldive e Tourism Dirham di Dubai',
      'Assicurazione medico-bagaglio con trasporto in idrovolante in caso di urgenza',
    ],
    destinations: [
      {
        id: 'seychelles-dubai',
        title: 'Seychelles e Dubai',
        description:
          'Scogli di granito rosa, foreste di palme e due sole tappe, in una formula più corta da sette giorni.',
      },
      {
        id: 'hawaii',
        title: 'Hawaii',
        description:
          'Isole di lava e onde lunghe nel Pacifico, per chi al mare vuole aggiungere sentieri e vulcani.',
      },
      {
        id: 'grecia',
        title: 'Grecia: Atene e le Cicladi',
        description:
          "A due ore da casa, una settimana di baie, taverne e case bianche affacciate sull'Egeo.",
      },
      {
        id: 'sharm-el-sheikh',
        title: 'Sharm El Sheikh',
        description:
          "La barriera corallina più vicina all'Italia, con il Sinai alle spalle e acqua limpida anche a gennaio.",
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
