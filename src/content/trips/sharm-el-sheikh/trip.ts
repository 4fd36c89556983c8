import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Voli diretti da Milano Malpensa (4 ore e 15) e Roma Fiumicino (3 ore e 45) per l'aeroporto di Sharm El Sheikh, con un'ora di fuso in avanti. Compresi un bagaglio da stiva da 20 kg e uno a mano da 8 kg; su richiesta il trasporto dell'attrezzatura da immersione.",
  hotels: [
    {
      name: 'Shark Bay Coral Resort',
      stars: 5,
      description:
        "Direttamente sulla barriera di Shark's Bay, con pontile per entrare in acqua oltre il reef; l'aeroporto è a 8 km e Naama Bay a un quarto d'ora.",
    },
    {
      name: 'Naama Palms Hotel',
      stars: 4,
      description:
        'Alternativa per chi ama uscire la sera: camere intorno alla piscina, a 300 metri dal lungomare pedonale di Naama Bay.',
    },
  ],
  experiences: [
    {
      title: 'In barca a Ras Mohammed',
      description:
        'Dove il golfo di Suez incontra quello di Aqaba, due bagni sulla parete di Shark Reef e un pranzo cucinato a bordo.',
    },
    {
      title: 'Quad e cena beduina',
      description:
        "Un'ora e mezza di piste fra i monti di granito fino alla valle dell'eco, poi pane cotto nella cenere e osservazione delle stelle al telescopio.",
    },
    {
      title: 'Le quattro secche di Tiran',
      description:
        'Jackson, Woodhouse, Thomas e Gordon: pareti verticali di corallo e, in superficie, il relitto arrugginito della nave Lara.',
    },
    {
      title: 'Dahab e il Blue Hole',
      description:
        'Il villaggio dei subacquei, la voragine blu profonda oltre cento metri vista con la maschera e un tratto di costa a dorso di cammello.',
    },
    {
      title: 'Battesimo del mare',
      description:
        "Per chi non ha mai respirato sott'acqua: lezione in italiano e immersione accompagnata fino a 6 metri nella baia dell'hotel.",
    },
    {
      title: 'Sera al vecchio mercato',
      description:
        'La moschea di Al Sahaba illuminata, i sacchi di karkadè e una tavola di mezze in una locanda di pescatori.',
    },
  ],
  package: {
    duration: '7 giorni / 6 notti',
    includes: [
      "Volo diretto dall'Italia con 20 kg in stiva",
      'Sei notti in camera doppia sul mare con trattamento tutto incluso',
      'Trasferimenti in pulmino climatizzato tra aeroporto, hotel e porto',
      'Due giornate in barca, Ras Mohammed e Tiran, con pranzo e tasse del parco marino',
      'Escursione al tramonto in quad con cena nel deserto',
      'Gita a Dahab e Blue Hole con cammelli e pranzo sulla spiaggia',
      "Maschera, boccaglio e pinne a disposizione per l'intera settimana",
      'Due coordinatori italiani e guide locali abilitate',
      'Assicurazione medico-bagaglio estesa alle immersioni ricreative',
      "Aiuto all'arrivo per il visto egiziano",
    ],
    destinations: [
      {
        id: 'maldive-dubai',
        title: 'Maldive e Dubai',
        description:
          'Se la barriera corallina ti ha preso, qui la trovi fuori dalla camera, con una sosta tra i grattacieli.',
      },
      {
        id: 'seychelles-dubai',
        title: 'Seychelles e Dubai',
        description:
          "Graniti rosa, palme da cocco gigante e tartarughe centenarie nell'Oceano Indiano.",
      },
      {
        id: 'grecia',
        title: 'Grecia: Atene e le Cicladi',
        description:
          "Un mare più vicino, da attraversare in traghetto fra un'isola di marmo e una di lava.",
      },
      {
        id: 'hawaii',
        title: 'Hawaii',
        description:
          "Dal pontile sul reef alle tavole da surf: lo stesso sole, dall'altra parte del mondo.",
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
