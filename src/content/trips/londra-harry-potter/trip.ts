import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Voli diretti per Londra da Milano Malpensa (2 ore) e Roma Fiumicino (2 ore e 40), un'ora di fuso indietro, bagaglio a mano da 10 kg e da stiva da 20 kg. Servono il passaporto e l'autorizzazione elettronica ETA, che richiediamo insieme prima della partenza.",
  hotels: [
    {
      name: 'Bloomsbury Lantern Hotel',
      stars: 4,
      description:
        "Case georgiane unite fra loro nel quartiere di Bloomsbury, a otto minuti a piedi dalla stazione di King's Cross e a dieci dal British Museum.",
    },
    {
      name: 'Euston Square Rooms',
      stars: 3,
      description:
        'Soluzione per gruppi e famiglie con camere triple, a 200 metri dalla stazione di Euston, da cui parte il treno per gli studi.',
    },
  ],
  experiences: [
    {
      title: 'Quattro ore negli studi di Leavesden',
      description:
        'La Sala Grande, la foresta, la banca dei maghi e il plastico di Hogwarts lungo quindici metri, con una burrobirra a metà percorso.',
    },
    {
      title: 'Il binario 9¾',
      description:
        "Il carrello nel muro di King's Cross la mattina presto, quando per la foto non c'è ancora fila.",
    },
    {
      title: 'Sulle tracce di Diagon Alley',
      description:
        'Leadenhall Market, Cecil Court e il Millennium Bridge in una camminata di tre ore con una guida che conosce libri e film.',
    },
    {
      title: 'Corvi e gioielli alla Torre',
      description:
        'I guardiani in costume raccontano mille anni di prigionieri, poi si passa davanti alle corone.',
    },
    {
      title: 'Lungo il Tamigi fino a Greenwich',
      description:
        "In battello sotto il Tower Bridge, con un piede per emisfero sul meridiano e il panorama dalla collina dell'Osservatorio.",
    },
    {
      title: 'Tè delle cinque, quello vero',
      description:
        'Focaccine con panna e marmellata, tramezzini al cetriolo e una teiera a testa in una sala di Bloomsbury.',
    },
  ],
  package: {
    duration: '5 giorni / 4 notti',
    includes: [
      'Volo per Londra da Malpensa o Fiumicino, andata e ritorno',
      'Quattro notti a Bloomsbury con colazione inglese',
      'Ingresso agli studi di Harry Potter con treno e bus da Euston',
      'Biglietti per la Torre di Londra e battello per Greenwich',
      'Passeggiata letteraria di tre ore con guida in italiano',
      'Un tè pomeridiano completo',
      'Tessera dei trasporti caricata per le zone 1 e 2',
      "Due coordinatori con il gruppo dal primo all'ultimo giorno e pratica ETA",
      'Assicurazione medico-bagaglio valida nel Regno Unito',
    ],
    destinations: [
      {
        id: 'newyork-miami',
        title: 'New York e Miami',
        description:
          'Dai teatri del West End a quelli di Broadway, con qualche giorno di mare in coda.',
      },
      {
        id: 'tokyo-kyoto',
        title: 'Tokyo e Kyoto',
        description:
          'Anche il Giappone ha i suoi incantesimi: foreste di torii rossi e quartieri al neon.',
      },
      {
        id: 'losAngeles-lasVegas',
        title: 'Los Angeles e Las Vegas',
        description: 'Se ti piace vedere come nasce un film, la prossima tappa è Hollywood.',
      },
    ],
  },
  hasItinerary: false,
} satisfies Destination
