import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'Verso Reykjavík',
    description:
      'Si parte al mattino e, con uno scalo a metà strada, si atterra a Keflavík nel pomeriggio grazie al fuso. I cinquanta chilometri fino alla capitale attraversano un campo di lava coperto di muschio; la sera si passeggia tra le case di lamiera colorata.',
    activities: [
      {
        time: '08:00',
        title: "Incontro in aeroporto e controllo dell'abbigliamento",
        type: 'free',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      { time: '10:15', title: 'Volo per Keflavík con scalo nel nord Europa', type: 'flight' },
      {
        time: '16:00',
        title: "Incontro con l'autista e strada nella lava di Reykjanes",
        type: 'transfer',
        location: 'Aeroporto di Keflavík',
      },
      {
        time: '17:30',
        title: 'Stanze in centro, a due passi da Laugavegur',
        type: 'hotel',
        location: 'Reykjavík',
      },
      {
        time: '19:30',
        title: "Zuppa d'agnello e pane di segale al porto vecchio",
        type: 'food',
        location: 'Grandi',
      },
    ],
  },
  {
    day: 2,
    title: "Il Circolo d'Oro",
    description:
      'Un anello di duecentotrenta chilometri: la faglia tra due continenti a Þingvellir, il geyser Strokkur, la cascata Gullfoss, il pranzo in una serra di pomodori. La notte è in campagna, dove da settembre a fine marzo il cielo può tingersi di verde e a giugno non fa mai buio.',
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: 'A piedi nella gola di Almannagjá',
        type: 'tour',
        location: 'Þingvellir',
      },
      {
        time: '11:00',
        title: 'Gli spruzzi dello Strokkur nella valle di Haukadalur',
        type: 'tour',
        location: 'Geysir',
      },
      { time: '12:15', title: 'Il doppio salto di Gullfoss', type: 'tour', location: 'Gullfoss' },
      {
        time: '13:30',
        title: 'Zuppa di pomodoro e basilico tra le piante',
        type: 'food',
        location: 'Serra di Friðheimar',
      },
      {
        time: '17:30',
        title: "Vasche calde all'aperto e cena in fattoria",
        type: 'hotel',
        location: 'Hvolsvöllur',
      },
      {
        time: 'Sera',
        title: "Caccia all'aurora, oppure luce di mezzanotte in estate",
        type: 'activity',
        location: 'Fljótshlíð',
      },
    ],
  },
  {
    day: 3,
    title: 'Cascate e spiagge nere',
    description:
      'La strada numero 1 corre sotto le falesie contro cui un tempo batteva il mare. Il sentiero passa dietro Seljalandsfoss, davanti a Skógafoss ci si bagna comunque, e a Vík le colonne di basalto di Reynisfjara vanno guardate rispettando il semaforo delle onde.',
    activities: [
      {
        time: '09:00',
        title: "Il sentiero alle spalle dell'acqua",
        type: 'activity',
        location: 'Seljalandsfoss',
      },
      {
        time: '11:00',
        title: 'Cinquecentoventisette gradini sopra Skógafoss',
        type: 'activity',
        location: 'Skógar',
      },
      {
        time: '13:00',
        title: 'Salmerino artico e patate al burro',
        type: 'food',
        location: 'Vík í Mýrdal',
      },
      {
        time: '14:30',
        title: 'Faraglioni e colonne di basalto',
        type: 'tour',
        location: 'Reynisfjara',
      },
      {
        time: '16:00',
        title: "L'arco di Dyrhólaey, con le pulcinelle di mare da maggio ad agosto",
        type: 'tour',
        location: 'Dyrhólaey',
      },
      { time: '18:00', title: "Camere con finestra sull'oceano", type: 'hotel', location: 'Vík' },
    ],
  },
  {
    day: 4,
    title: "Sul ghiacciaio e poi nell'acqua calda",
    description:
      "Mattina con i ramponi sul Sólheimajökull, un braccio del Mýrdalsjökull che si ritira di decine di metri l'anno: la guida mostra dove arrivava quando era bambina. Dopo 160 km si è alle porte di Reykjavík, immersi fino al collo a 39 gradi.",
    highlight: true,
    activities: [
      {
        time: '09:30',
        title: 'Tre ore di cammino con guida alpina',
        type: 'activity',
        location: 'Sólheimajökull',
      },
      {
        time: '13:00',
        title: 'Panini al salmone affumicato nel rifugio ai piedi del ghiaccio',
        type: 'food',
      },
      { time: '14:00', title: 'Ritorno lungo la costa, due ore di guida', type: 'transfer' },
      {
        time: '16:30',
        title: "Bagno geotermale con orizzonte sull'Atlantico",
        type: 'activity',
        location: 'Sky Lagoon, Kópavogur',
      },
      {
        time: '20:00',
        title: "Cena nella capitale e valigie per l'alba",
        type: 'food',
        location: 'Reykjavík',
      },
    ],
  },
  {
    day: 5,
    title: "Da un'isola a una capitale",
    description:
      "Sveglia presto e tre ore scarse di volo sopra il mare di Norvegia. Oslo è una città da piedi e da tram: il tetto di marmo dell'Opera, la nave Fram, che navigò più a nord e più a sud di ogni altra del suo tempo, e per finire le duecento statue di Vigeland.",
    activities: [
      {
        time: '05:00',
        title: 'Cinquanta chilometri di primo mattino fino a Keflavík',
        type: 'transfer',
      },
      {
        time: '07:40',
        title: 'Volo diretto per la Norvegia',
        type: 'flight',
        location: 'Aeroporto di Keflavík',
      },
      {
        time: '13:30',
        title: 'Treno per il centro, bagagli in hotel e gamberi sul molo',
        type: 'food',
        location: 'Aker Brygge, Oslo',
      },
      {
        time: '15:00',
        title: 'A bordo della Fram, la nave di Nansen e Amundsen',
        type: 'tour',
        location: 'Bygdøy',
      },
      {
        time: '17:30',
        title: 'Le sculture del parco di Vigeland',
        type: 'tour',
        location: 'Frogner',
      },
      {
        time: 'Tramonto',
        title: "Camminata sul tetto dell'Opera",
        type: 'free',
        location: 'Bjørvika',
      },
    ],
  },
  {
    day: 6,
    title: 'Il treno, il battello, il fiordo',
    description:
      'È la giornata dei binari: la ferrovia di Bergen sale fino ai 1.222 metri di Finse, tra laghi gelati, e a Myrdal si cambia per il trenino che precipita a Flåm. Il battello elettrico percorre il Nærøyfjord in silenzio, poi un bus e un ultimo treno portano sulla costa.',
    highlight: true,
    activities: [
      {
        time: '08:25',
        title: 'Ferrovia di Bergen da Oslo a Myrdal, quasi cinque ore',
        type: 'transfer',
        location: 'Stazione centrale di Oslo',
      },
      {
        time: '13:10',
        title: 'Discesa con la Flåmsbana e sosta alla cascata Kjosfossen',
        type: 'tour',
        location: 'Myrdal–Flåm',
      },
      {
        time: '15:00',
        title: 'Crociera tra le pareti del Nærøyfjord',
        type: 'ship',
        location: 'Flåm–Gudvangen',
      },
      {
        time: '17:15',
        title: 'Bus per Voss e treno fino al mare',
        type: 'transfer',
        location: 'Gudvangen–Voss',
      },
      {
        time: '20:00',
        title: 'Stanze nel vecchio magazzino anseatico',
        type: 'hotel',
        location: 'Bergen',
      },
    ],
  },
  {
    day: 7,
    title: 'Bergen, tra legno e pioggia',
    description:
      "Qui piove duecento giorni l'anno e nessuno ci fa caso. La mattina è per i vicoli inclinati del Bryggen, il pomeriggio per la funicolare che sale ai 320 metri del Fløyen e un sentiero nel bosco; la sera, con il pesce del porto, il brindisi al viaggio.",
    activities: [
      {
        time: '09:30',
        title: 'Passaggi di legno e botteghe del Bryggen con guida',
        type: 'tour',
        location: 'Bryggen',
      },
      {
        time: '12:00',
        title: 'Zuppa di pesce e pane scuro al mercato',
        type: 'food',
        location: 'Torget',
      },
      {
        time: '14:00',
        title: 'Funicolare e anello nel bosco fino al lago Skomakerdiket',
        type: 'activity',
        location: 'Monte Fløyen',
      },
      {
        time: '16:30',
        title: 'Girelle alla cannella e maglioni norvegesi',
        type: 'free',
        location: 'Quartiere di Nordnes',
      },
      {
        time: '19:30',
        title: "Merluzzo al forno per l'ultima sera",
        type: 'food',
        location: 'Porto di Bergen',
      },
    ],
  },
  {
    day: 8,
    title: 'Si torna a sud',
    description:
      "Il tram porta in aeroporto in tre quarti d'ora. Dopo il cambio di aereo l'Italia arriva a metà pomeriggio, e il maglione torna in valigia.",
    activities: [
      {
        time: 'Colazione',
        title: 'Formaggio bruno e waffle prima di chiudere le valigie',
        type: 'food',
        location: 'Bergen',
      },
      { time: '07:45', title: 'Linea di tram 1 fino a Flesland', type: 'transfer' },
      {
        time: '10:30',
        title: 'Partenza da Bergen con cambio ad Amsterdam o Copenaghen',
        type: 'flight',
        location: 'Aeroporto di Bergen',
      },
      {
        time: '16:40',
        title: 'Rientro a Milano Malpensa o Roma Fiumicino',
        type: 'flight',
        location: 'Italia',
      },
    ],
  },
] satisfies ItineraryDay[]
