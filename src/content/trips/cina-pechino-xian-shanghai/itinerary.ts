import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'Rotta a est',
    description:
      "Il volo diretto parte dopo pranzo e sorvola la Mongolia mentre in Italia è ancora sera. Prima dell'imbarco il coordinatore sistema le SIM e controlla che ognuno abbia l'indirizzo dell'albergo in caratteri cinesi.",
    activities: [
      {
        time: '10:30',
        title: 'Controllo passaporti e SIM con il coordinatore',
        type: 'transfer',
        location: 'Malpensa e Fiumicino',
      },
      { time: '13:30', title: 'Volo diretto per la capitale cinese', type: 'flight' },
      { time: 'In volo', title: 'Due pasti e una notte corta sopra la Siberia', type: 'flight' },
    ],
  },
  {
    day: 2,
    title: 'Pechino fra cipressi e cortili',
    description:
      "Si atterra all'alba e la casa a corte di Gulou offre colazione e una stanza per rinfrescarsi. Poi il Tempio del Cielo con i suoi pensionati danzanti e, verso sera, una passeggiata lenta nei vicoli grigi attorno al lago Houhai.",
    activities: [
      {
        time: '06:30',
        title: 'Sbarco, impronte digitali e bagagli',
        type: 'flight',
        location: 'Pechino Capitale',
      },
      {
        time: '08:30',
        title: 'Baozi al vapore e doccia',
        type: 'hotel',
        location: 'Hutong Courtyard Gulou',
      },
      {
        time: '11:00',
        title: 'Tempio del Cielo e prime figure di tai chi',
        type: 'activity',
        location: 'Dongcheng',
      },
      { time: '14:00', title: 'Riposo in camera contro il fuso', type: 'free' },
      {
        time: '17:00',
        title: 'A piedi per gli hutong fino alla Torre del Tamburo',
        type: 'tour',
        location: 'Houhai',
      },
      {
        time: '19:00',
        title: 'Tagliatelle tirate a mano con pasta di soia',
        type: 'food',
        location: 'Gulou',
      },
    ],
  },
  {
    day: 3,
    title: 'Dentro la Città Proibita',
    description:
      "Da piazza Tian'anmen si percorre l'asse degli imperatori per quasi un chilometro, di cortile in cortile, uscendo ai piedi della collina di Jingshan. Il lunedì il palazzo è chiuso e la giornata si scambia con quella della Muraglia.",
    highlight: true,
    activities: [
      {
        time: '08:15',
        title: "Piazza Tian'anmen e porta Meridiana",
        type: 'tour',
        location: 'Centro di Pechino',
      },
      {
        time: '09:00',
        title: 'I padiglioni imperiali e il giardino dei cipressi contorti',
        type: 'tour',
        location: 'Città Proibita',
      },
      {
        time: '12:15',
        title: 'Veduta sui tetti gialli dalla collina',
        type: 'activity',
        location: 'Parco Jingshan',
      },
      {
        time: '15:00',
        title: "Gallerie d'arte nelle fabbriche del distretto 798",
        type: 'free',
        location: 'Dashanzi',
      },
      {
        time: '19:00',
        title: 'Anatra laccata per tutto il gruppo',
        type: 'food',
        location: 'Qianmen',
      },
    ],
  },
  {
    day: 4,
    title: 'Ventidue torri sulla cresta',
    description:
      "I castagneti cominciano a un'ora e mezza dalla capitale: la funivia porta alla torre 14, poi i gradoni irregolari salgono e scendono fino alla 20. Nel pomeriggio il Palazzo d'Estate, con il corridoio dipinto lungo 728 metri sulla riva del lago.",
    highlight: true,
    activities: [
      { time: '07:30', title: "Partenza prima dell'ora di punta", type: 'transfer' },
      {
        time: '09:15',
        title: 'Camminata sulla Muraglia dalla torre 14 alla 20',
        type: 'activity',
        location: 'Mutianyu',
      },
      {
        time: '12:30',
        title: 'Trota alla brace in una corte contadina',
        type: 'food',
        location: 'Huairou',
      },
      {
        time: '15:30',
        title: 'Corridoio dipinto e barca del drago',
        type: 'tour',
        location: "Palazzo d'Estate",
      },
      {
        time: 'Sera',
        title: 'Spiedini, birra o opera: scelta libera',
        type: 'free',
        location: 'Wangfujing',
      },
    ],
  },
  {
    day: 5,
    title: "A 300 all'ora verso Xi'an",
    description:
      'Il treno copre circa 1.200 chilometri in quattro ore e mezza, con la pianura del fiume Giallo dal finestrino. Nel pomeriggio un giro in bicicletta sulle mura Ming e, dopo il tramonto, la cena fra i fumi di cumino del quartiere musulmano.',
    activities: [
      {
        time: '08:00',
        title: 'Alta velocità dalla stazione Ovest',
        type: 'transfer',
        location: "Pechino–Xi'an",
      },
      {
        time: '13:15',
        title: 'Sosta in camera davanti alla Torre della Campana',
        type: 'hotel',
        location: "Bell Tower Grand Xi'an",
      },
      {
        time: '14:45',
        title: 'Giro delle mura in bicicletta',
        type: 'activity',
        location: 'Porta Sud',
      },
      {
        time: '17:00',
        title: 'Grande moschea in stile cinese',
        type: 'tour',
        location: 'Via Huajue',
      },
      {
        time: '19:00',
        title: "Pane nello stufato d'agnello e spiedini al cumino",
        type: 'food',
        location: 'Quartiere musulmano',
      },
    ],
  },
  {
    day: 6,
    title: "I soldati dell'imperatore",
    description:
      'Nel 1974, a quaranta chilometri dalla città, un contadino che scavava un pozzo trovò una testa di argilla. Oggi i soldati riportati alla luce sono oltre duemila, schierati nella fossa più grande. In serata il volo per Shanghai.',
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: "Fosse 1, 2 e 3 con l'archeologa",
        type: 'tour',
        location: 'Lintong',
      },
      {
        time: '12:00',
        title: 'Banchetto di ravioli in sedici forme',
        type: 'food',
        location: "Xi'an",
      },
      {
        time: '14:30',
        title: 'Pagoda della Grande Oca Selvatica',
        type: 'tour',
        location: 'Yanta',
      },
      {
        time: '18:30',
        title: 'Volo interno di due ore e venti',
        type: 'flight',
        location: "Xi'an–Shanghai",
      },
      {
        time: '22:00',
        title: 'Arrivo in albergo e prima occhiata al fiume',
        type: 'hotel',
        location: 'Bund Garden Shanghai',
      },
    ],
  },
  {
    day: 7,
    title: 'Shanghai fra platani e grattacieli',
    description:
      'La mattina i padiglioni del giardino Yu e i ravioli ripieni di brodo da bere con la cannuccia; il pomeriggio i viali della Concessione Francese, fra case in mattoni e caffè. Alle otto le torri di Pudong accendono tutte le luci e noi siamo in mezzo al fiume. Il lunedì il giardino riposa e si entra nel vicino tempio del Dio della Città.',
    activities: [
      {
        time: '09:00',
        title: 'Giardino Yu e ponte dei nove tornanti',
        type: 'tour',
        location: 'Città vecchia di Shanghai',
      },
      { time: '11:30', title: 'Xiaolongbao e tè ai crisantemi', type: 'food', location: 'Huangpu' },
      {
        time: '14:00',
        title: 'Platani, cortili shikumen e botteghe di qipao',
        type: 'activity',
        location: 'Concessione Francese',
      },
      {
        time: '17:30',
        title: 'Salita al 118º piano della Shanghai Tower, facoltativa',
        type: 'free',
        location: 'Lujiazui',
      },
      {
        time: '20:00',
        title: 'Battello fra le due rive illuminate',
        type: 'ship',
        location: 'Fiume Huangpu',
      },
    ],
  },
  {
    day: 8,
    title: 'Otto minuti di Maglev, tredici ore di volo',
    description:
      "Il treno a levitazione copre i trenta chilometri fino all'aeroporto in otto minuti: a certe ore tocca i 300. Il volo parte a metà giornata e atterra in Italia prima di cena.",
    activities: [
      {
        time: '08:45',
        title: 'Maglev da Longyang Road',
        type: 'transfer',
        location: 'Shanghai Pudong',
      },
      { time: '12:40', title: 'Decollo diretto per Milano e per Roma', type: 'flight' },
      {
        time: '18:40',
        title: 'Rientro in Italia e saluti agli arrivi',
        type: 'flight',
        location: 'Malpensa e Fiumicino',
      },
    ],
  },
] satisfies ItineraryDay[]
