import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Andata diretta per Atene da Milano Malpensa (2 ore e 25) o Roma Fiumicino (2 ore); al ritorno volo Santorini–Atene di 50 minuti e proseguimento per l'Italia. Trolley da 8 kg e bagaglio da stiva da 20 kg. Fra le isole ci si sposta con traghetti di linea, posti a sedere prenotati.",
  hotels: [
    {
      name: 'Kyria Athina Boutique Hotel',
      stars: 4,
      description:
        'Nel quartiere di Psyrri, ad Atene, a cinque minuti dalla metropolitana di Monastiraki, con colazione in terrazza davanti al Partenone.',
    },
    {
      name: 'Portara Blue Studios',
      stars: 3,
      description:
        'Camere bianche con balcone sulla spiaggia di Agios Georgios, a 700 metri dal porto e dai vicoli della Chora di Naxos.',
    },
    {
      name: 'Caldera Meltemi Suites',
      stars: 4,
      description:
        'A Firostefani, sul bordo della caldera di Santorini: piscina sospesa sul vuoto e Fira raggiungibile con una passeggiata di dieci minuti.',
    },
  ],
  experiences: [
    {
      title: "L'Acropoli all'apertura",
      description:
        "Due ore con un'archeologa quando il marmo è ancora fresco, poi i fregi al museo, disposti con lo stesso orientamento del tempio.",
    },
    {
      title: 'Cucina di strada a Monastiraki',
      description:
        'Souvlaki, loukoumades al miele e caffè freddo: un giro di cinque assaggi con una guida ateniese.',
    },
    {
      title: "Naxos dell'interno",
      description:
        'Halki con la distilleria di cedro del 1896, Apiranthos lastricata di marmo e il tempio di Demetra tra gli ulivi.',
    },
    {
      title: 'Il sole dietro la Portara',
      description:
        'La porta di un tempio mai finito, alta sei metri, raggiunta a piedi lungo la diga quando il cielo cambia colore.',
    },
    {
      title: 'Vela nella caldera',
      description:
        'Mezza giornata in catamarano fino alle sorgenti calde di Palea Kameni, con pranzo grigliato a bordo.',
    },
    {
      title: 'Vini nati nella cenere',
      description:
        "A Megalochori si assaggia l'Assyrtiko di viti intrecciate a cestino contro il vento, accompagnato da fava e capperi.",
    },
  ],
  package: {
    duration: '7 giorni / 6 notti',
    includes: [
      'Voli Italia–Atene e Santorini–Atene–Italia con bagaglio in stiva',
      'Sei pernottamenti con prima colazione: due ad Atene, due a Naxos, due a Santorini',
      'Traghetti Pireo–Naxos e Naxos–Santorini con posto riservato',
      "Biglietti salta fila per l'Acropoli e il suo museo, con archeologa italiana",
      'Giro in pulmino dei villaggi di Naxos e visita alla distilleria',
      'Mezza giornata in catamarano con pranzo, bevande e attrezzatura da snorkeling',
      'Degustazione di tre vini in una cantina di Megalochori',
      'Trasferimenti da e per porti e aeroporti, due coordinatori sempre con il gruppo',
      'Assicurazione medico-bagaglio con tutela in caso di traghetti fermi per vento',
    ],
    destinations: [
      {
        id: 'sharm-el-sheikh',
        title: 'Sharm El Sheikh',
        description: "Quando alle Cicladi arriva l'inverno, il Mar Rosso è ancora a 23 gradi.",
      },
      {
        id: 'seychelles-dubai',
        title: 'Seychelles e Dubai',
        description:
          'Isole da girare in bicicletta e in battello, tra massi di granito e baie senza ombrelloni.',
      },
      {
        id: 'hawaii',
        title: 'Hawaii',
        description:
          'Un altro arcipelago vulcanico, con la lava ancora viva e le onde del Pacifico.',
      },
      {
        id: 'maldive-dubai',
        title: 'Maldive e Dubai',
        description: "Per chi di un'isola vuole solo la sabbia, dopo due sere di luci nel deserto.",
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
