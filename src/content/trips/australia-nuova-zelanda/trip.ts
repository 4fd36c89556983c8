import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    'Da Milano Malpensa o Roma Fiumicino a Sydney con uno scalo nel Golfo, circa 22 ore; rientro da Auckland per la stessa via, fra 25 e 27 ore. Quattro tratte regionali: Sydney–Cairns, Cairns–Queenstown via Brisbane e Queenstown–Auckland. Bagaglio da stiva di 25 kg sui voli lunghi e di 23 kg sugli altri; visto eVisitor australiano e NZeTA si fanno online con il nostro aiuto.',
  hotels: [
    {
      name: 'Argyle Quay Sydney',
      stars: 4,
      description:
        "Ex deposito di lana nel quartiere dei Rocks, sette minuti dai traghetti di Circular Quay: dalla terrazza si vedono insieme il ponte e l'Opera.",
    },
    {
      name: 'Trinity Palms Cairns',
      stars: 4,
      description:
        'Sul lungomare di Cairns, con piscina fra i ficus e il molo delle barche per la barriera a dieci minuti a piedi.',
    },
    {
      name: 'Remarkables View Queenstown',
      stars: 4,
      description:
        'Camere affacciate sul lago Wakatipu, un chilometro dal centro di Queenstown per la passeggiata lungo la riva.',
    },
    {
      name: 'Kauri Springs Rotorua',
      stars: 4,
      description:
        'A Rotorua, di fianco al parco Kuirau: vasche termali private e il vapore che sale dai giardini al mattino.',
    },
    {
      name: 'Viaduct Sails Auckland',
      stars: 4,
      description:
        "L'ultima sosta, sul porto turistico di Auckland: ristoranti di pesce sotto casa e la navetta per l'aeroporto a tre minuti.",
    },
  ],
  experiences: [
    {
      title: 'La baia di Sydney in traghetto',
      description:
        "Mezz'ora di acqua salata fra l'Opera e Manly, poi il sentiero costiero con le creste bianche da una parte e i cacatua dall'altra.",
    },
    {
      title: 'Una giornata sulla Grande Barriera',
      description:
        'Catamarano fino alla barriera esterna, due soste di snorkeling e una biologa marina a bordo; mute contro le meduse da novembre a maggio.',
    },
    {
      title: 'Il fiordo di Milford',
      description:
        "Due ore di navigazione sotto il Mitre Peak, 1.692 metri a picco sull'acqua, con cascate, otarie e spesso delfini.",
    },
    {
      title: 'Wai-O-Tapu e una sera maori',
      description:
        "Pozze arancio e verde acido, il geyser Lady Knox puntuale ogni mattina e, al tramonto, l'accoglienza in un villaggio con la cena cotta nella terra.",
    },
    {
      title: 'Le luci vive di Waitomo',
      description:
        'In barca al buio sotto una volta di larve luminose, in silenzio, come un planetario scavato nel calcare.',
    },
    {
      title: 'La Contea di Hobbiton',
      description:
        'Quarantaquattro porte rotonde fra le colline di Matamata e una birra scura alla locanda del Drago Verde.',
    },
  ],
  package: {
    duration: '14 giorni / 13 notti',
    includes: [
      'Voli intercontinentali con ritorno da Auckland e quattro tratte regionali',
      'Tre notti a Sydney, due a Cairns, tre a Queenstown, due a Rotorua e una ad Auckland',
      'Colazione ogni mattina a terra e cinque fra pranzi e cene tipiche',
      'Due coordinatori italiani per tutte e due le settimane',
      'Catamarano per la barriera esterna con attrezzatura, muta e pranzo',
      'Escursione nelle Blue Mountains con funicolare e cabinovia',
      'Pullman panoramico e crociera a Milford Sound',
      'Ingressi a Wai-O-Tapu, Hobbiton e alle grotte di Waitomo',
      'Serata maori con danze e cena hangi',
      'Assicurazione medico-bagaglio valida in Oceania, con assistenza in italiano',
    ],
    destinations: [
      {
        id: 'bali-singapore',
        title: 'Bali e Singapore',
        description:
          'Risaie, offerte di fiori e una metropoli-giardino, a metà strada fra casa e gli antipodi.',
      },
      {
        id: 'thailandia',
        title: 'Thailandia',
        description:
          'Canali di Bangkok, templi del nord e isole di calcare nel mare delle Andamane.',
      },
      {
        id: 'hawaii',
        title: 'Hawaii',
        description: "L'altro Pacifico dei vulcani, con la tavola da surf sotto il braccio.",
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
