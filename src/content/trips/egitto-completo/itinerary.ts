import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'Dal Tirreno al Nilo',
    description:
      "Si parte nel primo pomeriggio e si arriva al Cairo all'ora in cui la città si accende. Dall'aeroporto a Zamalek ci vogliono quaranta minuti, traffico permettendo, e la prima cena è già sul fiume.",
    activities: [
      {
        time: '11:30',
        title: 'Ritrovo in aeroporto e controllo dei documenti',
        type: 'free',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      { time: '14:15', title: 'Volo non-stop per Il Cairo', type: 'flight' },
      {
        time: '19:00',
        title: 'Sbarco, cambio delle lire egiziane e pulmino',
        type: 'transfer',
        location: 'Aeroporto del Cairo',
      },
      {
        time: '20:30',
        title: "Chiavi delle camere sull'isola",
        type: 'hotel',
        location: 'Zamalek',
      },
      {
        time: '21:00',
        title: 'Koshari e limonata alla menta con vista sul Nilo',
        type: 'food',
        location: 'Zamalek',
      },
    ],
  },
  {
    day: 2,
    title: 'Giza e il Grande Museo Egizio',
    description:
      "All'apertura dei cancelli si è davanti a Cheope, 138 metri di blocchi che da vicino non entrano in nessuna fotografia. Dopo la Sfinge si pranza e si passa al museo, a due chilometri, dove il tesoro di Tutankhamon è finalmente riunito. Si dorme con le piramidi fuori dalla finestra.",
    highlight: true,
    activities: [
      {
        time: '07:30',
        title: "La piana di Giza con l'egittologa",
        type: 'tour',
        location: 'Piramidi di Cheope, Chefren e Micerino',
      },
      { time: '10:30', title: 'Il tempio a valle e la Sfinge', type: 'tour', location: 'Giza' },
      {
        time: '12:30',
        title: 'Pranzo di fattah e melanzane in un giardino di Mansoureya',
        type: 'food',
        location: 'Mansoureya',
      },
      {
        time: '14:00',
        title: 'La grande scalinata e le sale di Tutankhamon',
        type: 'tour',
        location: 'Grande Museo Egizio',
      },
      {
        time: 'Sera',
        title: 'Terrazza sul tetto davanti alla Sfinge illuminata',
        type: 'hotel',
        location: 'Giza',
      },
    ],
  },
  {
    day: 3,
    title: 'Da Saqqara alla Piramide Rossa',
    description:
      'Un giorno nella campagna di palme a sud della capitale, a ritroso fino alla prima piramide mai costruita. A Dahshur ci sono pochi visitatori: si scende nel cuore della Piramide Rossa e si risale con le gambe che tremano un poco.',
    activities: [
      {
        time: '08:30',
        title: 'Colazione con calma e con vista e partenza per il sud',
        type: 'transfer',
        location: 'Giza',
      },
      {
        time: '09:30',
        title: 'La piramide a gradoni e le mastabe dipinte',
        type: 'tour',
        location: 'Saqqara',
      },
      {
        time: '12:30',
        title: 'Piccione ripieno o falafel in una fattoria tra le palme',
        type: 'food',
        location: 'Abusir',
      },
      {
        time: '14:00',
        title: 'Dentro la Piramide Rossa, attorno a quella Romboidale',
        type: 'tour',
        location: 'Dahshur',
      },
      {
        time: '18:00',
        title: 'Ritorno a Zamalek e serata per librerie e gallerie',
        type: 'free',
        location: 'Zamalek',
      },
    ],
  },
  {
    day: 4,
    title: 'Alessandria, la città del faro',
    description:
      "L'autostrada taglia il deserto per tre ore, poi arriva l'odore di mare. Una scala a spirale scende nelle catacombe greco-romane; dai bastioni di Qaitbay, alzati nel Quattrocento con le pietre del faro, lo sguardo va sul porto. Il rientro al Cairo è in serata.",
    activities: [
      { time: '07:00', title: 'Autostrada del deserto, 220 km', type: 'transfer' },
      {
        time: '10:15',
        title: 'Catacombe di Kom el-Shoqafa e colonna di Pompeo',
        type: 'tour',
        location: 'Alessandria',
      },
      {
        time: '12:30',
        title: 'Triglie, gamberi e riso dei pescatori sulla Corniche',
        type: 'food',
        location: 'Anfushi',
      },
      {
        time: '14:00',
        title: 'I bastioni della fortezza di Qaitbay',
        type: 'tour',
        location: 'Porto orientale',
      },
      {
        time: '15:30',
        title: 'La piazza della Bibliotheca Alexandrina',
        type: 'tour',
        location: 'Shatby',
      },
      { time: '20:00', title: 'Arrivo in hotel e cena libera', type: 'free', location: 'Il Cairo' },
    ],
  },
  {
    day: 5,
    title: 'Il Cairo copto, islamico e notturno',
    description:
      "Tre città in una: le chiese del quartiere copto, la Cittadella di Saladino da cui si vedono le piramidi, e la Cairo fatimide attorno a via al-Mu'izz. Quando il programma cade di venerdì si visitano le moschee dopo la preghiera di mezzogiorno.",
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'La Chiesa Sospesa e la sinagoga di Ben Ezra',
        type: 'tour',
        location: 'Cairo copto',
      },
      {
        time: '11:30',
        title: 'La moschea di alabastro e il panorama sui minareti',
        type: 'tour',
        location: 'Cittadella',
      },
      { time: '13:30', title: 'Pranzo di kofta nel quartiere di Sayyida Zeinab', type: 'food' },
      {
        time: '15:30',
        title: "Via al-Mu'izz, tra madrase e fontane mamelucche",
        type: 'tour',
        location: 'Cairo fatimide',
      },
      {
        time: '18:00',
        title: 'Contrattare e bere tè alla menta nel bazar',
        type: 'free',
        location: 'Khan el-Khalili',
      },
      {
        time: '20:30',
        title: 'Giro in feluca con la brezza della sera',
        type: 'ship',
        location: 'Nilo, Garden City',
      },
    ],
  },
  {
    day: 6,
    title: 'Le mummie reali e il volo per Sharm El Sheikh',
    description:
      "Ultima mattina in città nel Museo della Civiltà, dove ventidue re e regine riposano in una sala sotterranea. Nel pomeriggio un'ora di volo scavalca il golfo di Suez, e la cena è già sul Mar Rosso.",
    activities: [
      {
        time: '09:00',
        title: 'La sala delle mummie reali',
        type: 'tour',
        location: 'Museo Nazionale della Civiltà Egizia',
      },
      {
        time: '11:30',
        title: "Ta'meya di fave e datteri prima dell'aeroporto",
        type: 'food',
        location: 'Fustat',
      },
      {
        time: '15:30',
        title: 'Volo interno Il Cairo–Sharm El Sheikh',
        type: 'flight',
        location: 'Aeroporto del Cairo',
      },
      {
        time: '17:30',
        title: 'Accoglienza nel resort affacciato sul reef',
        type: 'hotel',
        location: 'Ras Um Sid',
      },
    ],
  },
  {
    day: 7,
    title: 'Niente sveglia',
    description:
      'Dopo cinque giorni di storia ci vuole acqua. Il gradino della barriera è a trenta metri dai lettini: il coordinatore mostra come non toccare i coralli, poi ognuno nuota o dorme quanto vuole.',
    activities: [
      {
        time: 'Mattina',
        title: 'Lezione di nuoto con maschera sul bordo del reef',
        type: 'activity',
        location: 'Ras Um Sid',
      },
      { time: 'Pranzo', title: "Insalate, pesce e mango all'ombra del faro", type: 'food' },
      {
        time: 'Pomeriggio',
        title: 'Spiaggia, biliardo o massaggio con oli al loto',
        type: 'beach',
      },
      {
        time: '19:00',
        title: 'A piedi al vecchio mercato per un gelato al sahlab',
        type: 'free',
        location: 'Sharm el-Maya',
      },
    ],
  },
  {
    day: 8,
    title: 'Ras Mohammed via terra',
    description:
      'Invece della barca si sceglie il pulmino, e si vedono cose che dal mare sfuggono: il canale delle mangrovie, la faglia aperta da un terremoto, il lago salato che cambia colore. Due bagni dalla riva, su fondali che partono da un metro.',
    activities: [
      {
        time: '08:30',
        title: 'Ingresso dal portale di pietra, 25 km da Sharm',
        type: 'transfer',
        location: 'Parco nazionale di Ras Mohammed',
      },
      {
        time: '09:30',
        title: "Belvedere sull'osservatorio degli squali",
        type: 'tour',
        location: 'Punta meridionale',
      },
      {
        time: '10:30',
        title: 'Snorkeling a Old Quay e bagno nel Lago Magico',
        type: 'activity',
        location: 'Ras Mohammed',
      },
      { time: '13:30', title: 'Pranzo da campo preparato dai ranger', type: 'food' },
      {
        time: '15:00',
        title: 'Mangrovie, aironi e rientro in hotel',
        type: 'tour',
        location: 'Canale delle mangrovie',
      },
      {
        time: '22:30',
        title: 'Pulmino nel deserto, 215 km fino a Santa Caterina',
        type: 'transfer',
      },
    ],
  },
  {
    day: 9,
    title: 'Il monte Sinai e Santa Caterina',
    description:
      'Si è partiti la sera prima per salire in tempo, se le indicazioni di Viaggiare Sicuri sul Sinai interno lo permettono: 750 gradini finali e si aspetta il sole a 2.285 metri, avvolti nelle coperte dei beduini. Alle nove apre il monastero; è chiuso il venerdì e la domenica, e in quel caso la giornata si scambia con la successiva.',
    highlight: true,
    activities: [
      {
        time: 'Alba',
        title: 'Cima del monte Sinai con guida beduina (o riposo al villaggio)',
        type: 'activity',
        location: 'Gebel Musa',
      },
      {
        time: '09:00',
        title: 'Le icone e il roveto del monastero',
        type: 'tour',
        location: 'Santa Caterina',
      },
      {
        time: '11:00',
        title: 'Colazione robusta con labneh, miele e uova',
        type: 'food',
        location: 'El Milga',
      },
      {
        time: '15:30',
        title: 'Ritorno al mare e sonno meritato',
        type: 'free',
        location: 'Ras Um Sid',
      },
    ],
  },
  {
    day: 10,
    title: 'Safari tra wadi e acacie',
    description:
      "L'ultimo giorno pieno comincia in acqua e finisce nella sabbia. In jeep si risale un wadi con le guide muzeina, che mostrano le piante medicinali e impastano il libba, il pane da cuocere sotto la brace; poi si spengono le torce e si guarda in alto.",
    highlight: true,
    activities: [
      {
        time: 'Mattina',
        title: 'Barriera a nuoto, con calma',
        type: 'beach',
        location: 'Ras Um Sid',
      },
      {
        time: '14:30',
        title: 'Jeep aperte verso le gole di granito',
        type: 'tour',
        location: 'Wadi Mandar',
      },
      {
        time: 'Tramonto',
        title: "Camminata su una duna e tè all'habak",
        type: 'activity',
        location: 'Sinai meridionale',
      },
      {
        time: '19:00',
        title: "Cena d'addio con libba, riso e agnello",
        type: 'food',
        location: 'Campo dei muzeina',
      },
    ],
  },
  {
    day: 11,
    title: 'Bagagli pieni di karkadè',
    description:
      'Il volo diretto dal Sinai lascia il tempo di un bagno e di una colazione lunga. Nel tardo pomeriggio si atterra in Italia, undici giorni e quarantacinque secoli dopo.',
    activities: [
      {
        time: 'Colazione',
        title: 'Ful, feta e pane caldo in terrazza',
        type: 'food',
        location: 'Ras Um Sid',
      },
      { time: '11:30', title: "Pulmino per l'aeroporto, mezz'ora", type: 'transfer' },
      {
        time: '14:40',
        title: 'Rientro senza scali dal Mar Rosso',
        type: 'flight',
        location: 'Aeroporto di Sharm El Sheikh',
      },
      {
        time: '18:10',
        title: 'Arrivo a Malpensa o a Fiumicino',
        type: 'flight',
        location: 'Italia',
      },
    ],
  },
] satisfies ItineraryDay[]
