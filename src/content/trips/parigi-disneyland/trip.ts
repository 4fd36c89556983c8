import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Voli diretti per Parigi da Milano Malpensa (un'ora e 35) e Roma Fiumicino (2 ore e 10), con bagaglio a mano da 10 kg e uno da stiva da 20 kg ogni due persone. Dagli aeroporti parigini un pulmino privato porta in hotel in meno di un'ora.",
  hotels: [
    {
      name: "Hôtel Val d'Europe Féerie",
      stars: 4,
      description:
        'A Serris, a sette minuti di navetta gratuita dai cancelli dei parchi, con camere familiari da quattro posti e piscina coperta.',
    },
    {
      name: 'Hôtel des Lilas République',
      stars: 3,
      description:
        'Tra il Marais e il canale Saint-Martin, a tre minuti dalla stazione della metropolitana République, da cui passano cinque linee.',
    },
  ],
  experiences: [
    {
      title: 'Il parco del castello rosa',
      description:
        'Dalla Main Street al galeone di Peter Pan, con un piano di visita preparato dal coordinatore per ridurre le attese.',
    },
    {
      title: 'Disney Adventure World',
      description:
        'Il secondo parco, rinnovato nel 2026: il regno innevato di Arendelle, i supereroi e il topino cuoco di Ratatouille.',
    },
    {
      title: 'I fuochi di fine giornata',
      description:
        "Posti scelti con un'ora di anticipo per lo spettacolo di luci, droni e fontane davanti al castello.",
    },
    {
      title: 'La Senna in battello',
      description:
        "Un'ora dal Pont Neuf alla Torre Eiffel, nell'ora blu, quando i ponti si illuminano uno alla volta.",
    },
    {
      title: "Notre-Dame e l'Île de la Cité",
      description:
        "La cattedrale riaperta dopo il restauro, le vetrate viste con calma e un gelato sull'isola accanto.",
    },
    {
      title: 'Montmartre per bambini e adulti',
      description:
        'Funicolare, vigna, ritrattisti di place du Tertre e crêpe al caramello salato in una crêperie di rue Lepic.',
    },
  ],
  package: {
    duration: '5 giorni / 4 notti',
    includes: [
      'Volo andata e ritorno per Parigi con bagaglio',
      'Due notti vicino ai parchi e due nel centro di Parigi, con prima colazione',
      'Biglietto di due giorni valido per entrambi i parchi Disney',
      'Crociera serale sulla Senna e salita al secondo piano della Torre Eiffel',
      "Passeggiate guidate a Montmartre e sull'Île de la Cité",
      'Trasferimenti in pulmino e abbonamento alla metropolitana per due giorni',
      'Due coordinatori abituati a viaggiare con le famiglie',
      'Assicurazione medico-bagaglio, gratuita per i minori di due anni',
    ],
    destinations: [
      {
        id: 'newyork-miami',
        title: 'New York e Miami',
        description:
          "Grattacieli e spiagge per il prossimo viaggio di città, stavolta oltre l'Atlantico.",
      },
      {
        id: 'losAngeles-lasVegas',
        title: 'Los Angeles e Las Vegas',
        description:
          'Dagli studi del cinema ai canyon: qui il primo parco Disney ha aperto nel 1955.',
      },
      {
        id: 'tokyo-kyoto',
        title: 'Tokyo e Kyoto',
        description:
          'Personaggi animati a ogni angolo e, a due ore di treno, giardini di muschio e templi.',
      },
    ],
  },
  hasItinerary: false,
} satisfies Destination
