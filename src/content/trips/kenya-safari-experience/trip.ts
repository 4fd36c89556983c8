import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    'Voli di linea notturni da Milano Malpensa e Roma Fiumicino per Nairobi, con scalo ad Addis Abeba: 12–14 ore in tutto, due ore di fuso in inverno e una in estate. Due bagagli da stiva da 23 kg a persona; in fuoristrada consigliamo una sola borsa morbida.',
  hotels: [
    {
      name: 'Karen Jacaranda House',
      stars: 4,
      description:
        "Villa con giardino nel quartiere di Karen, a Nairobi, a dieci minuti dal Giraffe Centre e a 25 km dall'aeroporto.",
    },
    {
      name: 'Enkongu Amboseli Camp',
      stars: 4,
      description:
        'Tende in muratura e tela con bagno privato a 3 km dal cancello di Kimana, davanti al profilo del Kilimanjaro.',
    },
    {
      name: 'Naivasha Papyrus Lodge',
      stars: 4,
      description:
        'Sulla riva sud del lago, tra acacie gialle: di notte gli ippopotami escono a brucare sul prato e si rientra accompagnati.',
    },
    {
      name: 'Flamingo Ridge Nakuru',
      stars: 4,
      description:
        'Dentro il parco di Nakuru, su una cresta: dalla veranda si vedono il lago e, con pazienza, i rinoceronti.',
    },
    {
      name: 'Olare Talek Tented Camp',
      stars: 4,
      description:
        "Dodici tende ampie sul fiume Talek, a dieci minuti dall'ingresso della riserva del Masai Mara.",
    },
  ],
  experiences: [
    {
      title: 'Il Kilimanjaro visto dal basso',
      description:
        "Nell'Amboseli i 5.895 metri della montagna fanno da sfondo agli elefanti, soprattutto all'alba, prima che salgano le nuvole.",
    },
    {
      title: 'Barca tra gli ippopotami',
      description:
        'Due ore sul lago Naivasha con un pescatore luo che chiama le aquile urlatrici e sa a che distanza fermarsi.',
    },
    {
      title: 'Pedalata nella savana',
      description:
        "Otto chilometri in bicicletta a Hell's Gate, uno dei pochi parchi dove si può stare tra zebre e facoceri senza un finestrino in mezzo.",
    },
    {
      title: 'I rinoceronti del lago Nakuru',
      description:
        "Un santuario recintato con rinoceronti bianchi e neri, giraffe di Rothschild e un belvedere sull'acqua color perla.",
    },
    {
      title: 'Tre giorni nel Masai Mara',
      description:
        "Uscite all'alba e al tramonto sulle pianure di leoni, ghepardi e iene; da luglio a ottobre si attende il passaggio degli gnu sul fiume.",
    },
    {
      title: 'Un pomeriggio con i masai',
      description:
        'Visita a un villaggio concordata con la comunità: il recinto delle mandrie, il fuoco acceso con i legnetti, le perline vendute da chi le infila.',
    },
  ],
  package: {
    duration: '12 giorni / 11 notti',
    includes: [
      'Voli per Nairobi via Addis Abeba con due bagagli da stiva',
      'Nove notti tra lodge, campi tendati e hotel con prima colazione, più due in volo',
      "Pensione completa dal terzo giorno al pranzo dell'undicesimo",
      'Due fuoristrada 4x4 a tetto rialzabile: posto finestrino per tutti',
      "Ingressi ad Amboseli, Hell's Gate, lago Nakuru e riserva del Masai Mara",
      'Noleggio delle biciclette e navigazione sul lago Naivasha',
      'Visita al Giraffe Centre e a un villaggio masai',
      "Due coordinatori in partenza dall'Italia e guide naturalistiche keniane",
      "Assicurazione medico-bagaglio con copertura dell'elisoccorso nei parchi",
      'Acqua potabile filtrata a bordo e borraccia personale',
    ],
    destinations: [
      {
        id: 'tanzania-zanzibar',
        title: 'Tanzania e Zanzibar',
        description:
          "Qualche giorno di savana oltre il confine e poi l'oceano: la versione con il mare.",
      },
      {
        id: 'canada-vancouver-rockies',
        title: 'Canada: Vancouver e le Montagne Rocciose',
        description:
          'Altri grandi animali, gli orsi e le alci, fra laghi glaciali e foreste, sempre a bordo di un mezzo nostro.',
      },
      {
        id: 'islanda-norvegia',
        title: 'Islanda e Norvegia',
        description:
          'Anche lassù passa una grande spaccatura della Terra: a Þingvellir la si percorre a piedi.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
