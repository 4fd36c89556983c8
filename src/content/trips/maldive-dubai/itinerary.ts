import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Dall'Italia al Golfo",
    description:
      "L'aereo atterra a Dubai poco prima di mezzanotte, quando la città comincia la sua serata. I gruppi di Milano e di Roma arrivano a mezz'ora l'uno dall'altro e raggiungono insieme l'albergo sul canale.",
    activities: [
      {
        time: '11:20',
        title: 'Si fa conoscenza al banco del check-in',
        type: 'transfer',
        location: 'Milano Malpensa e Roma Fiumicino',
      },
      { time: '14:20', title: 'Volo diretto per gli Emirati', type: 'flight' },
      {
        time: '23:20',
        title: 'Arrivo al terminal 3 e pulmino per Al Seef',
        type: 'transfer',
        location: 'Dubai',
      },
    ],
  },
  {
    day: 2,
    title: 'La Dubai delle torri del vento',
    description:
      "Prima dei grattacieli c'erano perle, corallo e barche di legno: si comincia dai vicoli di Al Fahidi e dal museo di Al Shindagha, si attraversa il canale in abra e ci si perde fra oro e cardamomo. Nel pomeriggio la città nuova, vista da 450 metri.",
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'Vicoli di Al Fahidi e case dei mercanti di perle',
        type: 'tour',
        location: 'Bur Dubai',
      },
      {
        time: '11:00',
        title: 'Traversata in abra e suq di Deira',
        type: 'activity',
        location: 'Dubai Creek',
      },
      {
        time: '13:00',
        title: 'Machboos di agnello in una casa emiratina',
        type: 'food',
        location: 'Al Fahidi',
      },
      {
        time: '16:45',
        title: 'Salita al Burj Khalifa, poi le fontane',
        type: 'tour',
        location: 'Downtown Dubai',
      },
      { time: '20:30', title: 'Mezze libanesi e succo di menta', type: 'food', location: 'Satwa' },
    ],
  },
  {
    day: 3,
    title: 'Futuro al mattino, dune alla sera',
    description:
      "L'anello di acciaio del Museo del Futuro, coperto di calligrafia, si visita appena apre. Alle 15 si parte per Al Marmoom, 45 chilometri a sud: niente corse sulle dune, ma una camminata tra gli orici e una cena attorno al fuoco. In piena estate l'uscita comincia più tardi.",
    highlight: true,
    activities: [
      { time: '09:30', title: 'Museo del Futuro', type: 'tour', location: 'Sheikh Zayed Road' },
      {
        time: '12:00',
        title: 'Bagno alla spiaggia pubblica di Kite Beach',
        type: 'beach',
        location: 'Jumeirah',
      },
      {
        time: '15:00',
        title: 'In fuoristrada verso la riserva',
        type: 'transfer',
        location: 'Al Marmoom',
      },
      {
        time: '16:30',
        title: 'A piedi fra orici e gazzelle con il naturalista',
        type: 'activity',
        location: 'Deserto di Al Marmoom',
      },
      { time: 'Tramonto', title: 'Tè alla salvia in cima alla duna', type: 'free' },
      {
        time: '19:30',
        title: 'Agnello cotto sotto la sabbia e telescopio',
        type: 'food',
        location: 'Campo beduino',
      },
    ],
  },
  {
    day: 4,
    title: 'Quattro ore di volo e due di motoscafo',
    description:
      "Dal finestrino gli atolli appaiono di colpo, come anelli di vetro. A Malé il molo è fuori dalla porta degli arrivi: si sale in motoscafo verso l'atollo di South Ari e si sbarca a Dhigurah con le prime stelle.",
    activities: [
      { time: '07:00', title: 'Colazione e navetta per il terminal 3', type: 'transfer' },
      { time: '10:00', title: 'Dubai–Malé', type: 'flight' },
      {
        time: '16:30',
        title: "Motoscafo per l'atollo di South Ari",
        type: 'ship',
        location: 'Malé–Dhigurah',
      },
      {
        time: '18:45',
        title: 'Chiavi, cocco fresco e piedi nella sabbia',
        type: 'hotel',
        location: 'Dhigurah Reef Inn',
      },
      {
        time: '20:00',
        title: 'Cena con curry di tonno e pane roshi',
        type: 'food',
        location: 'Dhigurah',
      },
    ],
  },
  {
    day: 5,
    title: 'Prendere confidenza con la barriera',
    description:
      "La biologa del centro immersioni prova con ciascuno maschera e pinne in acqua bassa, poi accompagna il gruppo sulla barriera davanti all'hotel, fra tartarughe embricate e pesci chirurgo. Nel pomeriggio si cammina fino alla punta dell'isola con la marea che scende.",
    activities: [
      {
        time: '09:00',
        title: 'Prova di snorkeling e regole della barriera',
        type: 'activity',
        location: 'Centro immersioni',
      },
      {
        time: '10:30',
        title: "Prima uscita sulla barriera davanti all'hotel",
        type: 'beach',
        location: 'Dhigurah nord',
      },
      { time: '13:00', title: 'Mas huni: tonno, cocco e lime', type: 'food' },
      { time: 'Pomeriggio', title: 'Amaca, libro o corso di immersione', type: 'free' },
      {
        time: '16:30',
        title: 'Camminata fino alla lingua di sabbia',
        type: 'beach',
        location: 'Punta sud di Dhigurah',
      },
    ],
  },
  {
    day: 6,
    title: 'Il giorno degli squali balena',
    description:
      "Si naviga lentamente lungo il bordo esterno della riserva, con un osservatore sul tetto della barca. Quando appare l'ombra punteggiata si scivola in acqua senza tuffi: sono giovani di cinque o sei metri, tranquilli, che passano a bocca aperta. L'incontro è frequente in ogni stagione, mai garantito.",
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: 'Lezione della biologa sugli animali da incontrare',
        type: 'activity',
        location: 'Molo di Dhigurah',
      },
      {
        time: '09:15',
        title: "Ricerca lungo il margine dell'atollo",
        type: 'ship',
        location: 'Area protetta di South Ari',
      },
      { time: 'Pranzo', title: "Riso e pesce a bordo, all'ombra del telo", type: 'food' },
      {
        time: '14:00',
        title: 'Secondo bagno alla secca delle mante',
        type: 'beach',
        location: 'Rangali',
      },
      {
        time: 'Sera',
        title: 'Fotografie e identificazione degli esemplari',
        type: 'activity',
        location: "Terrazza dell'albergo",
      },
    ],
  },
  {
    day: 7,
    title: 'Un banco di sabbia tutto per dieci',
    description:
      "La barca impiega mezz'ora per arrivare a una striscia bianca senza un albero, che la corrente sposta di stagione in stagione. Montiamo un telo per l'ombra e nuotiamo da tutti i lati; al ritorno, la pesca con la lenza a mano.",
    activities: [
      {
        time: '09:30',
        title: 'Barca per il banco di sabbia',
        type: 'ship',
        location: 'Atollo di South Ari',
      },
      { time: '10:15', title: 'Nuotate e maschera sul bordo blu', type: 'beach' },
      { time: '12:30', title: 'Grigliata sotto il telo', type: 'food' },
      {
        time: 'Tramonto',
        title: "Pesca alla lenza come i pescatori dell'atollo",
        type: 'activity',
        location: 'Canale di Dhigurah',
      },
      {
        time: '20:30',
        title: 'Il pescato sulla brace',
        type: 'food',
        location: 'Spiaggia di Dhigurah',
      },
    ],
  },
  {
    day: 8,
    title: 'Vita di isola',
    description:
      "Una giornata per conoscere i seicento abitanti di Dhigurah: il cantiere dei costruttori di barche, la maestra che insegna a intrecciare le foglie di palma, il campo da calcio di sabbia. Chi preferisce l'acqua può immergersi con le bombole o uscire in kayak.",
    activities: [
      {
        time: '09:00',
        title: 'Costruttori di dhoni e intreccio di palma',
        type: 'tour',
        location: 'Villaggio di Dhigurah',
      },
      { time: '11:00', title: 'Immersione o kayak trasparente, facoltativi', type: 'free' },
      {
        time: '16:00',
        title: 'Hedhikaa, i salatini del pomeriggio, con tè nero',
        type: 'food',
        location: 'Caffè del porto',
      },
      { time: '17:00', title: "Partita a pallone contro i ragazzi dell'isola", type: 'activity' },
      {
        time: '21:00',
        title: 'Tamburi boduberu intorno al fuoco',
        type: 'activity',
        location: 'Spiaggia degli ospiti',
      },
    ],
  },
  {
    day: 9,
    title: "L'ultima laguna e la piccola capitale",
    description:
      "C'è ancora tempo per un bagno prima che il motoscafo riparta nel primo pomeriggio. Malé si visita in un paio d'ore: la moschea di corallo del Seicento, il mercato del pesce, i motorini. Si cena a Hulhumalé e si va a letto presto.",
    activities: [
      {
        time: '08:00',
        title: 'Bagno di saluto alle tartarughe',
        type: 'beach',
        location: 'Dhigurah nord',
      },
      { time: '13:30', title: 'Motoscafo di ritorno a Malé', type: 'ship' },
      {
        time: '16:00',
        title: 'Moschea di corallo e mercato del pesce',
        type: 'tour',
        location: 'Malé',
      },
      {
        time: '18:30',
        title: 'Cena e camera per qualche ora di sonno',
        type: 'hotel',
        location: 'Hulhumalé Harbour Stay',
      },
    ],
  },
  {
    day: 10,
    title: "Alba sull'oceano, pomeriggio in Italia",
    description:
      "Partenza dall'albergo all'una di notte e decollo alle quattro; a Dubai bastano due ore per la coincidenza. L'arrivo in Italia è all'ora di pranzo, con i piedi che rifiutano le scarpe chiuse.",
    activities: [
      {
        time: '01:15',
        title: "Navetta per l'aeroporto Velana",
        type: 'transfer',
        location: 'Hulhumalé',
      },
      { time: '04:00', title: 'Malé–Dubai, con alba dal finestrino', type: 'flight' },
      { time: '09:10', title: 'Dubai–Italia', type: 'flight' },
      { time: '13:00', title: 'Arrivo a Malpensa e Fiumicino, fine del viaggio', type: 'flight' },
    ],
  },
] satisfies ItineraryDay[]
