import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Dall'Italia verso l'equatore",
    description:
      'Ci si conosce in aeroporto, con il coordinatore che distribuisce documenti e borse morbide per il volo interno. Si vola nel pomeriggio verso Doha e nella notte si riparte per il Kilimanjaro.',
    activities: [
      {
        time: '13:00',
        title: 'Ritrovo del gruppo ai banchi del volo per Doha',
        type: 'free',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      { time: '16:00', title: 'Decollo per il Qatar, circa 6 ore di volo', type: 'flight' },
      {
        time: 'Sera',
        title: 'Cena a bordo e cambio di aereo a Doha',
        type: 'flight',
        location: 'Aeroporto Hamad',
      },
    ],
  },
  {
    day: 2,
    title: 'Ai piedi del monte Meru',
    description:
      "L'aereo atterra di primo mattino e, se il cielo è limpido, dal finestrino si vede la cima innevata del Kilimanjaro. Giornata leggera per smaltire il viaggio: un riposo in giardino, poi il caffè di Tengeru, raccolto e tostato davanti a noi.",
    activities: [
      {
        time: '07:40',
        title: 'Arrivo al Kilimanjaro e controllo del visto',
        type: 'flight',
        location: 'Aeroporto internazionale Kilimanjaro',
      },
      {
        time: '09:00',
        title: "Strada per Usa River, mezz'ora tra campi di girasole",
        type: 'transfer',
      },
      {
        time: 'Mezzogiorno',
        title: 'Pranzo in veranda e riposo nel giardino del lodge',
        type: 'hotel',
        location: 'Usa River',
      },
      {
        time: '15:30',
        title: 'Dalla pianta alla tazza con una famiglia wameru',
        type: 'activity',
        location: 'Tengeru',
      },
      {
        time: '19:30',
        title: 'Prima cena insieme: ugali, spinaci al cocco e pollo alla brace',
        type: 'food',
      },
    ],
  },
  {
    day: 3,
    title: 'Tarangire, il parco dei baobab',
    description:
      "L'asfalto attraversa la steppa masai e finisce al Tarangire. Restiamo nel parco fino al pomeriggio, seguendo il fiume dove scendono a bere elefanti, zebre e giraffe, con il pranzo al sacco all'ombra di un baobab. In serata l'aria fresca di Karatu.",
    highlight: true,
    activities: [
      { time: '07:00', title: 'Partenza in fuoristrada da Usa River, 140 km', type: 'transfer' },
      {
        time: '10:00',
        title: 'Primo safari lungo il fiume Tarangire',
        type: 'tour',
        location: 'Parco nazionale del Tarangire',
      },
      {
        time: 'Pranzo',
        title: 'Cestino da picnic al belvedere di Matete',
        type: 'food',
        location: 'Matete',
      },
      {
        time: '14:00',
        title: 'Alla ricerca dei leoni sugli alberi della piana di Silale',
        type: 'tour',
        location: 'Paludi di Silale',
      },
      {
        time: '18:30',
        title: 'Arrivo a Karatu e camino acceso in camera',
        type: 'hotel',
        location: 'Karatu',
      },
    ],
  },
  {
    day: 4,
    title: 'Dentro il cratere di Ngorongoro',
    description:
      "Si parte col buio per essere al bordo quando la nebbia si apre e si scende nella caldera tra i primi. Sul fondo, in 260 chilometri quadrati, convivono circa 25.000 animali: gnu, bufali, iene, fenicotteri sul lago Magadi e, con un po' di fortuna, il rinoceronte nero.",
    highlight: true,
    activities: [
      {
        time: 'Alba',
        title: 'Dal cancello di Lodoare al belvedere sul bordo, a 2.300 metri',
        type: 'tour',
        location: 'Ngorongoro',
      },
      {
        time: '07:30',
        title: 'Discesa in 4x4 e osservazione degli animali',
        type: 'tour',
        location: 'Fondo del cratere',
      },
      {
        time: '12:30',
        title: 'Pranzo al sacco davanti agli ippopotami di Ngoitokitok',
        type: 'food',
        location: 'Sorgente di Ngoitokitok',
      },
      {
        time: '15:00',
        title: 'Risalita per la strada di Lerai, nella foresta di acacie gialle',
        type: 'transfer',
      },
      {
        time: '17:00',
        title: 'Tè allo zenzero e pomeriggio libero tra gli orti di Karatu',
        type: 'free',
        location: 'Karatu',
      },
    ],
  },
  {
    day: 5,
    title: "Il Lago Manyara e il volo per l'oceano",
    description:
      "Un'ultima uscita all'alba nella foresta del Lago Manyara, con i babbuini ai lati della pista e le cicogne sull'acqua. Poi si torna ad Arusha e si sale su un piccolo aereo: in poco più di un'ora la terra rossa diventa mare turchese.",
    activities: [
      {
        time: 'Alba',
        title: 'Ultimo safari tra cercopitechi e pellicani',
        type: 'tour',
        location: 'Parco del Lago Manyara',
      },
      {
        time: '10:30',
        title: 'Rientro ad Arusha con sosta tra le bananeraie di Mto wa Mbu',
        type: 'transfer',
        location: 'Mto wa Mbu',
      },
      {
        time: '15:30',
        title: 'Aereo leggero da Arusha a Zanzibar',
        type: 'flight',
        location: 'Aeroporto di Arusha',
      },
      {
        time: '17:30',
        title: 'Sistemazione nella casa di Shangani',
        type: 'hotel',
        location: 'Stone Town',
      },
      {
        time: 'Sera',
        title: 'Pizza di Zanzibar e polpo alla griglia tra le bancarelle',
        type: 'food',
        location: 'Giardini di Forodhani',
      },
    ],
  },
  {
    day: 6,
    title: 'Stone Town, le spezie, il nord',
    description:
      "La mattina si cammina nella città vecchia, patrimonio dell'UNESCO, quando i venditori aprono le botteghe e i vicoli sono ancora freschi. Dopo la piantagione di Kizimbani restano 45 km fino a Nungwi, in tempo per il primo bagno.",
    activities: [
      {
        time: '08:30',
        title: 'A piedi tra porte intagliate, forte omanita e mercato di Darajani',
        type: 'tour',
        location: 'Stone Town',
      },
      {
        time: '11:30',
        title: 'Piantagione di spezie con degustazione di frutti',
        type: 'activity',
        location: 'Kizimbani',
      },
      {
        time: '13:00',
        title: 'Pilau di riso e curry di banane verdi a casa dei coltivatori',
        type: 'food',
        location: 'Kizimbani',
      },
      {
        time: '15:00',
        title: "Pulmino verso la punta settentrionale dell'isola",
        type: 'transfer',
      },
      {
        time: 'Tramonto',
        title: 'Bagno davanti ai dhow che rientrano dalla pesca',
        type: 'beach',
        location: 'Spiaggia di Nungwi',
      },
    ],
  },
  {
    day: 7,
    title: "L'atollo di Mnemba",
    description:
      "Una barca di legno ci porta in un'ora all'area marina protetta di Mnemba. Si nuota sopra giardini di corallo fra pesci pappagallo e stelle marine, poi si mangia pesce appena grigliato su una lingua di sabbia che la marea scopre per poche ore.",
    highlight: true,
    activities: [
      {
        time: '08:00',
        title: 'Imbarco sul dhow a motore con la guida marina',
        type: 'ship',
        location: 'Nungwi',
      },
      {
        time: '09:30',
        title: 'Due soste di snorkeling sulla barriera esterna',
        type: 'activity',
        location: 'Atollo di Mnemba',
      },
      {
        time: 'Pranzo',
        title: 'Grigliata di tonno e aragostelle sulla spiaggia di Muyuni',
        type: 'food',
        location: 'Muyuni',
      },
      {
        time: '15:30',
        title: 'Amaca, ombra e mare senza programmi',
        type: 'beach',
        location: 'Nungwi',
      },
      {
        time: 'Tramonto',
        title: 'Musica taarab e succo di canna da zucchero a Kendwa',
        type: 'free',
        location: 'Kendwa',
      },
    ],
  },
  {
    day: 8,
    title: 'Ultimo bagno e volo serale',
    description:
      "C'è ancora una mattina intera per camminare a piedi nudi fino ai cantieri dei dhow o per vedere le tartarughe nella laguna di Mnarani. Dopo un pranzo anticipato si attraversa l'isola fino all'aeroporto.",
    activities: [
      {
        time: 'Mattina',
        title: 'Le tartarughe marine della laguna di Mnarani',
        type: 'activity',
        location: 'Nungwi',
      },
      { time: '11:30', title: 'Pranzo leggero sul mare e riconsegna delle camere', type: 'food' },
      { time: '13:00', title: "Trasferimento all'aeroporto Abeid Karume, 60 km", type: 'transfer' },
      {
        time: '17:10',
        title: 'Decollo da Zanzibar per Doha, quasi 6 ore',
        type: 'flight',
        location: 'Aeroporto di Zanzibar',
      },
      {
        time: 'Sera',
        title: "Sosta a Doha e imbarco sul volo notturno per l'Italia",
        type: 'flight',
        location: 'Doha',
      },
    ],
  },
  {
    day: 9,
    title: 'Sabbia nelle scarpe, di nuovo a casa',
    description:
      'Il volo da Doha attraversa la notte e arriva in Italia di primo mattino. Il coordinatore saluta il gruppo al ritiro bagagli, e di solito qualcuno ha già proposto una cena per rivedere le fotografie.',
    activities: [
      {
        time: 'In volo',
        title: 'Notte sopra il Golfo e il Mediterraneo orientale',
        type: 'flight',
      },
      {
        time: '06:30',
        title: 'Atterraggio a Milano Malpensa o Roma Fiumicino',
        type: 'flight',
        location: 'Italia',
      },
      {
        time: 'Mattina',
        title: 'Ritiro dei bagagli e saluti tra compagni di safari',
        type: 'free',
      },
    ],
  },
] satisfies ItineraryDay[]
