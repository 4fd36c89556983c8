import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Andata da Milano Malpensa o Roma Fiumicino al Cairo senza scali (circa 3 ore e 45), volo interno Il Cairo–Sharm El Sheikh di un'ora e rientro diretto in Italia dal Sinai. Bagaglio da stiva fino a 23 kg su tutte le tratte, un'ora di fuso.",
  hotels: [
    {
      name: 'Nile Zamalek Hotel',
      stars: 4,
      description:
        "Sull'isola di Zamalek, il quartiere alberato dei caffè e delle gallerie: metà delle camere guarda il Nilo, piazza Tahrir è a 3 km.",
    },
    {
      name: 'Giza Horizon Inn',
      stars: 3,
      description:
        "Per la notte delle piramidi: terrazza sul tetto a 400 metri dall'ingresso della piana, con la Sfinge davanti alla colazione.",
    },
    {
      name: 'Ras Um Sid Reef Resort',
      stars: 5,
      description:
        "Sul capo di Ras Um Sid, a Sharm El Sheikh, con una scala d'accesso alla barriera e il vecchio mercato raggiungibile a piedi in venti minuti.",
    },
  ],
  experiences: [
    {
      title: 'Le piramidi prima delle folle',
      description:
        "Ingresso alla piana di Giza all'apertura, con un'egittologa che parla italiano e il tempo di scendere in una camera funeraria.",
    },
    {
      title: 'Tutankhamon al completo',
      description:
        "Nel Grande Museo Egizio gli oltre cinquemila oggetti del corredo esposti insieme, dalla maschera d'oro ai sandali del faraone ragazzo.",
    },
    {
      title: 'Saqqara e Dahshur',
      description:
        'La piramide a gradoni di Djoser e quella Rossa, in cui si entra da soli lungo un corridoio inclinato di sessanta metri.',
    },
    {
      title: 'Alessandria sul mare',
      description:
        'Le catacombe di Kom el-Shoqafa, la fortezza di Qaitbay sul luogo del faro e un pranzo di pesce sulla Corniche.',
    },
    {
      title: 'Il Cairo delle moschee e delle chiese',
      description:
        'Dalla Chiesa Sospesa alla Cittadella, e la sera il tè alla menta nel labirinto di Khan el-Khalili.',
    },
    {
      title: 'Santa Caterina ai piedi del Sinai',
      description:
        'Un monastero abitato dal VI secolo, il roveto e le icone, con il monte delle Tavole della Legge alle spalle.',
    },
    {
      title: 'Jeep e silenzio nel deserto',
      description:
        'Un pomeriggio di safari tra wadi e acacie con i beduini muzeina, fino al pane cotto sotto la sabbia.',
    },
  ],
  package: {
    duration: '11 giorni / 10 notti',
    includes: [
      'Voli Italia–Il Cairo, Il Cairo–Sharm El Sheikh e Sharm El Sheikh–Italia',
      'Cinque notti tra Zamalek e Giza con prima colazione',
      'Cinque notti in mezza pensione sul reef di Ras Um Sid',
      'Egittologa che parla italiano per tutte le visite dal secondo al sesto giorno',
      'Biglietti per Giza, Saqqara, Dahshur, Grande Museo Egizio e Museo della Civiltà',
      'Giornata ad Alessandria in pulmino privato con pranzo di pesce',
      'Escursioni a Ras Mohammed e a Santa Caterina con ingressi',
      'Pomeriggio in jeep nel deserto con cena beduina',
      'Due coordinatori al seguito dal Cairo al Mar Rosso e assicurazione medico-bagaglio',
      'Mance agli autisti e al personale, già comprese nella quota',
    ],
    destinations: [
      {
        id: 'india-triangolo-oro',
        title: "India: il Triangolo d'Oro",
        description:
          'Altre tombe imperiali e altri bazar, da Delhi al Taj Mahal e ai palazzi rosa di Jaipur.',
      },
      {
        id: 'cina-pechino-xian-shanghai',
        title: "Cina: Pechino, Xi'an e Shanghai",
        description:
          'Un esercito di terracotta e una muraglia, per chi cerca di nuovo una civiltà millenaria.',
      },
      {
        id: 'peru-machuPicchu',
        title: 'Perù e Machu Picchu',
        description:
          'Pietre squadrate senza malta e mummie di montagna: un altro popolo che costruiva per il sole.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
