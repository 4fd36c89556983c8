import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Atene in un pomeriggio d'assaggi",
    description:
      'In due ore di volo e quaranta minuti di metropolitana sei nel mezzo di Monastiraki. Posate le valigie il giro del centro comincia a stomaco vuoto, come conviene, e finisce sulla collina di Filopappo, a vedere il Partenone accendersi.',
    activities: [
      {
        time: '09:00',
        title: 'Ritrovo per il volo verso Atene',
        type: 'free',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      { time: '11:00', title: 'Volo diretto per la capitale greca', type: 'flight' },
      {
        time: '15:45',
        title: 'Metropolitana blu fino a Monastiraki e camere a Psyrri',
        type: 'hotel',
        location: 'Atene',
      },
      {
        time: '17:00',
        title: 'Cinque assaggi tra mercato e botteghe',
        type: 'food',
        location: 'Monastiraki',
      },
      {
        time: 'Tramonto',
        title: 'Salita alla collina delle Muse',
        type: 'free',
        location: 'Filopappo',
      },
    ],
  },
  {
    day: 2,
    title: "L'Acropoli e la città sotto",
    description:
      "Si entra alle otto, prima dei pullman, e si cammina tra Propilei, Eretteo e Partenone con un'archeologa. Dopo il museo si scende all'Agorà antica e nei vicoli di Anafiotika, che sembrano un'isola trapiantata in città.",
    highlight: true,
    activities: [
      { time: '08:00', title: "Visita guidata dell'Acropoli", type: 'tour', location: 'Acropoli' },
      {
        time: '10:30',
        title: 'Fregi, cariatidi e pavimenti di vetro',
        type: 'tour',
        location: "Museo dell'Acropoli",
      },
      {
        time: '13:00',
        title: 'Insalata, dolmades e agnello al limone in una taverna di Plaka',
        type: 'food',
        location: 'Plaka',
      },
      {
        time: '15:00',
        title: "L'Agorà antica e il tempio di Efesto",
        type: 'tour',
        location: 'Thissio',
      },
      {
        time: '17:30',
        title: 'Gradini bianchi e gatti di Anafiotika',
        type: 'free',
        location: 'Anafiotika',
      },
      {
        time: '20:30',
        title: 'Rebetiko dal vivo in un caffè di Psyrri',
        type: 'activity',
        location: 'Psyrri',
      },
    ],
  },
  {
    day: 3,
    title: 'Dal Pireo a Naxos',
    description:
      'Il traghetto del mattino impiega poco più di cinque ore: si sta sul ponte, si guardano sfilare Siro e Paros, si gioca a carte. A Naxos il porto è sotto il castello veneziano, e la prima sera è per la Portara.',
    activities: [
      {
        time: '06:00',
        title: 'Taxi per il porto con colazione al sacco',
        type: 'transfer',
        location: 'Il Pireo',
      },
      { time: '07:25', title: 'Traghetto per le Cicladi', type: 'ship', location: 'Molo E6' },
      {
        time: '13:00',
        title: 'Camere sulla baia di Agios Georgios e primo bagno',
        type: 'beach',
        location: 'Naxos',
      },
      {
        time: '17:30',
        title: 'Il castello e i vicoli della città alta',
        type: 'tour',
        location: 'Chora di Naxos',
      },
      {
        time: 'Tramonto',
        title: 'La grande porta di marmo sul mare',
        type: 'activity',
        location: 'Portara',
      },
    ],
  },
  {
    day: 4,
    title: 'Ulivi, marmo e cedro',
    description:
      "Naxos è la più verde delle Cicladi e la si capisce dall'interno. Un pulmino sale al tempio di Demetra, alle chiese bizantine della valle di Tragea e ad Apiranthos, a 650 metri; nel pomeriggio si scende alla sabbia chiara di Plaka.",
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'Il tempio di Demetra nella campagna di Sangri',
        type: 'tour',
        location: 'Sangri',
      },
      {
        time: '10:30',
        title: "Assaggio di liquore di cedro in una distilleria dell'Ottocento",
        type: 'activity',
        location: 'Halki',
      },
      {
        time: '12:30',
        title: 'Patate di Naxos, graviera e capretto nel paese di marmo',
        type: 'food',
        location: 'Apiranthos',
      },
      {
        time: '15:30',
        title: 'Quattro chilometri di spiaggia',
        type: 'beach',
        location: 'Plaka, Naxos',
      },
      {
        time: '20:00',
        title: 'Polpo steso al sole e poi alla griglia, sul lungomare',
        type: 'food',
        location: 'Chora di Naxos',
      },
    ],
  },
  {
    day: 5,
    title: "L'arrivo nella caldera",
    description:
      "La mattina si va in bicicletta o si resta in spiaggia, poi due ore di mare. Santorini va vista arrivare dall'acqua: la parete sale di trecento metri e in cima c'è una riga bianca di case. Alla sera si cammina da Firostefani a Imerovigli, con la folla rimasta a Oia.",
    activities: [
      {
        time: 'Mattina',
        title: 'Bici fino alla laguna dei surfisti o ultimo bagno',
        type: 'free',
        location: 'Agios Prokopios',
      },
      {
        time: '13:00',
        title: 'Traghetto Naxos–Santorini',
        type: 'ship',
        location: 'Porto di Naxos',
      },
      {
        time: '15:05',
        title: 'Tornanti dal porto di Athinios fino al bordo',
        type: 'transfer',
        location: 'Athinios',
      },
      {
        time: '16:00',
        title: 'Terrazze sospese e piscina',
        type: 'hotel',
        location: 'Firostefani',
      },
      {
        time: 'Tramonto',
        title: 'Sentiero panoramico verso la rocca di Skaros',
        type: 'activity',
        location: 'Imerovigli',
      },
    ],
  },
  {
    day: 6,
    title: 'Santorini da terra e dal mare',
    description:
      "Al mattino gli scavi di Akrotiri, città sepolta dall'eruzione del XVII secolo avanti Cristo e coperta da un grande tetto; se è il giorno di chiusura settimanale si anticipa la cantina. Dall'una si naviga in catamarano, con bagno nelle acque tiepide e color ruggine del vulcano.",
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: "Le strade dell'età del bronzo di Akrotiri",
        type: 'tour',
        location: 'Akrotiri',
      },
      {
        time: '10:45',
        title: 'Tre bicchieri di Assyrtiko con fava e capperi',
        type: 'food',
        location: 'Megalochori',
      },
      {
        time: '13:00',
        title: 'Catamarano con grigliata e bagno alle sorgenti calde',
        type: 'ship',
        location: 'Palea Kameni',
      },
      {
        time: 'Tramonto',
        title: "Scalinate e mulini quando il sole tocca l'acqua",
        type: 'tour',
        location: 'Oia',
      },
      {
        time: '21:00',
        title: 'Cena dei saluti con tomatokeftedes e orata',
        type: 'food',
        location: 'Baia di Ammoudi',
      },
    ],
  },
  {
    day: 7,
    title: 'Due decolli e si è a casa',
    description:
      "Colazione sul bordo della caldera, poi l'aeroporto, che è a un quarto d'ora. Il primo volo dura cinquanta minuti, il secondo riporta in Italia nel pomeriggio.",
    activities: [
      {
        time: 'Colazione',
        title: 'Yogurt, miele di timo e silenzio in terrazza',
        type: 'food',
        location: 'Firostefani',
      },
      {
        time: '09:30',
        title: 'Trasferimento a Monolithos',
        type: 'transfer',
        location: 'Aeroporto di Santorini',
      },
      { time: '11:30', title: 'Volo per Atene sopra le isole', type: 'flight' },
      {
        time: '15:20',
        title: 'Proseguimento da Atene per Malpensa o Fiumicino',
        type: 'flight',
        location: 'Aeroporto Venizelos',
      },
      { time: '17:00', title: 'Arrivo in Italia e saluti', type: 'flight', location: 'Italia' },
    ],
  },
] satisfies ItineraryDay[]
