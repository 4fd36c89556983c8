import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Notte d'arrivo a Dubai Marina",
    description:
      "Decollo dopo pranzo e arrivo in tarda serata, con lo spettacolo delle luci prima dell'atterraggio. In mezz'ora di strada si è in albergo: una tisana al ventesimo piano e a dormire.",
    activities: [
      {
        time: '11:30',
        title: 'Il gruppo si incontra al terminal',
        type: 'transfer',
        location: 'Malpensa T1 e Fiumicino T3',
      },
      { time: '14:30', title: 'Sei ore di volo verso il Golfo Persico', type: 'flight' },
      {
        time: '23:30',
        title: 'Atterraggio e trasferimento alla Marina',
        type: 'transfer',
        location: 'Aeroporto di Dubai',
      },
    ],
  },
  {
    day: 2,
    title: "Dubai in un giorno, dall'alba al dhow",
    description:
      'Il mattino è per la città antica: il mercato del pesce sul lungomare di Deira, i tessuti, il caffè al cardamomo. Nelle ore calde la piscina, poi la vista sulla Palma dal cinquantaduesimo piano e la cena navigando fra le torri.',
    activities: [
      {
        time: '08:30',
        title: 'Mercato del pesce e suq dei tessuti',
        type: 'tour',
        location: 'Deira e Bur Dubai',
      },
      {
        time: '11:00',
        title: 'Caffè al cardamomo e datteri con un padrone di casa emiratino',
        type: 'food',
        location: 'Al Seef',
      },
      {
        time: 'Pomeriggio',
        title: 'Ore calde in piscina o sulla spiaggia di JBR',
        type: 'beach',
        location: 'Dubai Marina',
      },
      {
        time: 'Tramonto',
        title: 'Belvedere sulla Palma dal 52º piano',
        type: 'tour',
        location: 'Palm Jumeirah',
      },
      {
        time: '20:00',
        title: 'Cena a bordo di un dhow di legno',
        type: 'ship',
        location: 'Canale della Marina',
      },
    ],
  },
  {
    day: 3,
    title: 'Dal deserto alle isole di granito',
    description:
      "Si vola verso sud, oltre il Corno d'Africa, e si atterra fra montagne coperte di foresta. Dal porto di Victoria il catamarano raggiunge Praslin in un'ora; per cena si è già a piedi nudi ad Anse Volbert.",
    activities: [
      { time: '06:00', title: "Auto per l'aeroporto, colazione nel cestino", type: 'transfer' },
      { time: '08:55', title: 'Dubai–Mahé', type: 'flight' },
      {
        time: '16:30',
        title: 'Catamarano veloce per Praslin',
        type: 'ship',
        location: 'Porto di Victoria',
      },
      {
        time: '18:00',
        title: 'Accoglienza sotto gli alberi takamaka',
        type: 'hotel',
        location: "Takamaka Côte d'Or",
      },
      {
        time: '19:30',
        title: 'Dentice alla griglia con salsa creola',
        type: 'food',
        location: 'Anse Volbert',
      },
    ],
  },
  {
    day: 4,
    title: 'Praslin: la valle delle palme e Anse Lazio',
    description:
      "Si arriva ad Anse Lazio presto, prima dei battelli, per nuotare fra le rocce. Nelle ore centrali si cammina all'ombra della Vallée de Mai, dove le foglie del coco de mer raggiungono i sei metri. La sera si cena da Marie-Claire, in una casa di legno a Baie Sainte Anne.",
    highlight: true,
    activities: [
      {
        time: '08:00',
        title: 'Bagno e maschera prima dei battelli',
        type: 'beach',
        location: 'Anse Lazio',
      },
      {
        time: '12:00',
        title: 'Insalata di palmito e pesce affumicato',
        type: 'food',
        location: 'Anse Boudin',
      },
      {
        time: '13:30',
        title: 'Sentiero nella foresta del coco de mer',
        type: 'tour',
        location: 'Vallée de Mai',
      },
      { time: '16:00', title: "Pomeriggio sulla sabbia di Côte d'Or", type: 'free' },
      {
        time: '19:30',
        title: 'Cucina creola sulla veranda di Marie-Claire',
        type: 'food',
        location: 'Baie Sainte Anne',
      },
    ],
  },
  {
    day: 5,
    title: 'La Digue, il tempo della bicicletta',
    description:
      "Scesi dal traghetto, il rumore più forte è il campanello delle bici. La strada attraversa la tenuta dell'Union, fra vaniglia e copra, fino ai massi levigati di Anse Source d'Argent; chi ha gambe prosegue per Grand Anse, dove però le correnti sconsigliano il bagno da maggio a settembre.",
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'Traghetto da Baie Sainte Anne',
        type: 'ship',
        location: 'Praslin–La Digue',
      },
      {
        time: '09:45',
        title: "In bici attraverso la tenuta dell'Union",
        type: 'activity',
        location: "L'Union Estate",
      },
      {
        time: '11:00',
        title: "Bagno nell'acqua bassa fra i massi di granito",
        type: 'beach',
        location: "Anse Source d'Argent",
      },
      {
        time: 'Pranzo',
        title: 'Tonno alla piastra e sfoglie fritte di frutto del pane',
        type: 'food',
        location: 'La Passe',
      },
      {
        time: '14:30',
        title: 'Salita in sella fino a Grand Anse',
        type: 'activity',
        location: 'Costa est di La Digue',
      },
      { time: '17:00', title: 'Ultimo traghetto per Praslin', type: 'ship' },
    ],
  },
  {
    day: 6,
    title: 'Curieuse, St Pierre e il volo notturno',
    description:
      'La mattina si sbarca fra le testuggini di Curieuse e si percorre la passerella nelle mangrovie, poi snorkeling attorno allo scoglio di St Pierre. Nel pomeriggio il catamarano riporta a Mahé: cena a Beau Vallon e aeroporto.',
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: "Barca dal molo davanti all'albergo",
        type: 'ship',
        location: 'Anse Volbert',
      },
      {
        time: '09:45',
        title: 'Testuggini in libertà e passerella fra le mangrovie',
        type: 'tour',
        location: 'Curieuse',
      },
      {
        time: '12:00',
        title: 'Grigliata sulla spiaggia di Anse St José',
        type: 'food',
        location: 'Isola Curieuse',
      },
      { time: '13:30', title: 'Maschera attorno allo scoglio di St Pierre', type: 'beach' },
      {
        time: '17:30',
        title: 'Catamarano per Mahé e cena a Beau Vallon',
        type: 'ship',
        location: 'Praslin–Mahé',
      },
      { time: '23:25', title: 'Mahé–Dubai', type: 'flight' },
    ],
  },
  {
    day: 7,
    title: "Scalo all'alba e rientro",
    description:
      "Si tocca Dubai alle quattro, giusto per una colazione e una doccia nella sala riservata al gruppo. Il secondo volo arriva in Italia all'ora di pranzo: per il pomeriggio si è a casa.",
    activities: [
      {
        time: '04:05',
        title: 'Sosta con doccia e colazione al terminal',
        type: 'free',
        location: 'Aeroporto di Dubai, terminal 3',
      },
      { time: '09:10', title: 'Ultima tratta verso Malpensa e Fiumicino', type: 'flight' },
      { time: '13:00', title: 'Sbarco in Italia e ritiro valigie', type: 'flight' },
    ],
  },
] satisfies ItineraryDay[]
