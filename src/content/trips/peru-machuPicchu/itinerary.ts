import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Oltre l'Atlantico, fino a Lima",
    description:
      "Un breve salto a Madrid e poi dodici ore di volo verso sud-ovest, con l'Amazzonia sotto nel tardo pomeriggio. A Lima, sei o sette ore indietro secondo la stagione, la garúa profuma già di oceano.",
    activities: [
      {
        time: '07:10',
        title: 'Partenza con scalo a Madrid',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      {
        time: '12:30',
        title: 'Volo Madrid–Lima, 12 ore',
        type: 'flight',
        location: 'Madrid Barajas',
      },
      {
        time: '19:30',
        title: "Pulmino dall'aeroporto Jorge Chávez lungo la Costa Verde",
        type: 'transfer',
        location: 'Lima',
      },
      {
        time: '20:30',
        title: 'Zuppa leggera e subito a dormire',
        type: 'food',
        location: 'Miraflores',
      },
    ],
  },
  {
    day: 2,
    title: 'Lima: chiostri, ceviche e poeti',
    description:
      'La città dei viceré si visita al mattino, fra balconi di cedro e catacombe francescane. A mezzogiorno si impara il ceviche dalle mani di un cuoco, e verso sera si cammina a Barranco, il quartiere degli scrittori, sul Ponte dei Sospiri.',
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'Plaza Mayor e convento di San Francesco con le catacombe',
        type: 'tour',
        location: 'Centro storico',
      },
      {
        time: '11:30',
        title: 'Spesa al mercato e lezione di ceviche',
        type: 'food',
        location: 'Surquillo',
      },
      {
        time: '15:00',
        title: 'Ori e ceramiche moche del Museo Larco',
        type: 'tour',
        location: 'Pueblo Libre',
      },
      {
        time: 'Tramonto',
        title: 'Il Ponte dei Sospiri e i murales sul mare',
        type: 'activity',
        location: 'Barranco',
      },
      {
        time: 'Sera',
        title: 'Pisco sour e spiedini di anticuchos',
        type: 'food',
        location: 'Barranco',
      },
    ],
  },
  {
    day: 3,
    title: 'Sulle Ande, senza fretta',
    description:
      'Si vola a Cusco ma non ci si ferma: dai 3.400 metri della città si scende subito ai 2.870 di Urubamba, il modo più gentile di abituarsi alla quota. Lungo la strada le tessitrici di Chinchero mostrano come la cocciniglia diventa rosso.',
    activities: [
      {
        time: '08:40',
        title: "Volo Lima–Cusco, un'ora e venti",
        type: 'flight',
        location: 'Lima',
      },
      {
        time: '11:30',
        title: 'Lana di alpaca, tinture e telai a cintura',
        type: 'activity',
        location: 'Chinchero',
      },
      {
        time: '13:30',
        title: 'Trota, quinoa e mate di coca, poco e spesso',
        type: 'food',
        location: 'Urubamba',
      },
      {
        time: 'Pomeriggio',
        title: 'Riposo in giardino: bere molto, camminare adagio',
        type: 'hotel',
        location: 'Valle Sacra',
      },
    ],
  },
  {
    day: 4,
    title: 'I cerchi di Moray e il sale di Maras',
    description:
      "Sull'altopiano fra Urubamba e Cusco gli inca scavarono terrazze concentriche dove fra il fondo e il bordo la temperatura cambia di parecchi gradi. Poco lontano, una sorgente salata riempie migliaia di vasche: si scende a piedi sul sentiero dei raccoglitori, 4 km in discesa.",
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'Terrazze circolari a 3.500 metri',
        type: 'tour',
        location: 'Moray',
      },
      {
        time: '11:00',
        title: 'Le vasche bianche e il sentiero fino al fiume',
        type: 'activity',
        location: 'Maras',
      },
      {
        time: '13:30',
        title: 'Pachamanca: carne, patate e fave cotte sotto terra',
        type: 'food',
        location: 'Urubamba',
      },
      {
        time: '16:30',
        title: 'Chicha di mais e gioco del sapo con una famiglia del posto',
        type: 'activity',
        location: 'Yucay',
      },
    ],
  },
  {
    day: 5,
    title: 'Pisac, Ollantaytambo e il treno',
    description:
      "Al mattino le rovine alte di Pisac, con i terrazzi che seguono la montagna come una scala, e il mercato nella piazza. Nel pomeriggio la fortezza di Ollantaytambo e poi il treno: un'ora e quaranta accanto all'Urubamba, mentre le Ande diventano foresta.",
    activities: [
      {
        time: '08:30',
        title: 'Cittadella alta e necropoli nella falesia',
        type: 'tour',
        location: 'Pisac',
      },
      {
        time: '11:00',
        title: 'Banchi di ceramica ed empanadas dal forno di quartiere',
        type: 'free',
        location: 'Mercato di Pisac',
      },
      {
        time: '14:30',
        title: "Gradinate della fortezza e vicoli d'acqua inca",
        type: 'tour',
        location: 'Ollantaytambo',
      },
      {
        time: '16:35',
        title: 'Treno panoramico lungo il fiume',
        type: 'transfer',
        location: 'Ollantaytambo',
      },
      {
        time: '18:30',
        title: 'Cena presto e zaino pronto per la mattina',
        type: 'hotel',
        location: 'Aguas Calientes',
      },
    ],
  },
  {
    day: 6,
    title: 'Machu Picchu',
    description:
      "L'autobus sale tredici tornanti nel buio e all'apertura si è tra i primi sulle terrazze. La guida conduce dalla capanna del custode al Tempio del Sole, due ore e mezza, quante ne concede il percorso; a mezzogiorno si ridiscende, e col treno del pomeriggio si torna verso Cusco.",
    highlight: true,
    activities: [
      {
        time: '05:30',
        title: 'Autobus per la cittadella, 25 minuti di tornanti',
        type: 'transfer',
        location: 'Aguas Calientes',
      },
      {
        time: 'Alba',
        title: 'La vista classica dalla capanna del custode',
        type: 'tour',
        location: 'Machu Picchu',
      },
      {
        time: '07:30',
        title: 'Tempio del Sole, Tempio delle Tre Finestre e piazza del condor',
        type: 'tour',
        location: 'Machu Picchu',
      },
      {
        time: 'Pranzo',
        title: 'Lomo saltado in riva al fiume',
        type: 'food',
        location: 'Aguas Calientes',
      },
      {
        time: '14:55',
        title: 'Treno e pulmino fino a Cusco, quattro ore in tutto',
        type: 'transfer',
      },
    ],
  },
  {
    day: 7,
    title: "Cusco, l'ombelico del mondo",
    description:
      "Ormai il respiro è regolare e la capitale inca si gira a piedi. Dai massi di Sacsayhuamán si scende per le scalinate di San Blas alla pietra dei dodici angoli, e dal Qorikancha, un tempo rivestito d'oro, al mercato di San Pedro.",
    activities: [
      {
        time: '09:00',
        title: 'Le mura a zigzag sopra i tetti della città',
        type: 'tour',
        location: 'Sacsayhuamán',
      },
      {
        time: '11:30',
        title: 'Botteghe di San Blas e la pietra dei dodici angoli',
        type: 'tour',
        location: 'San Blas',
      },
      {
        time: 'Pranzo',
        title: 'Succo di lucuma e zuppa di quinoa ai banconi di San Pedro',
        type: 'food',
        location: 'Mercato di San Pedro',
      },
      {
        time: '15:00',
        title: 'Dal Tempio del Sole al convento di Santo Domingo',
        type: 'tour',
        location: 'Qorikancha',
      },
      {
        time: 'Sera',
        title: 'Cioccolata di Quillabamba sotto i portici',
        type: 'food',
        location: 'Plaza de Armas',
      },
    ],
  },
  {
    day: 8,
    title: 'La montagna a strisce, o un giorno lento',
    description:
      "Chi ha gambe e fiato parte prima dell'alba per il Vinicunca, tre ore di strada e due di cammino fino a 5.036 metri, con cavalli disponibili per il tratto ripido. Gli altri restano a Cusco con una lezione di cioccolato o una visita alla valle sud, e ci si ritrova a cena.",
    activities: [
      {
        time: '04:30',
        title: 'Facoltativo: pulmino per la Montagna dei Sette Colori',
        type: 'transfer',
        location: 'Cusco',
      },
      {
        time: '08:30',
        title: 'Cammino in quota fra alpaca e creste rosse, 7 km',
        type: 'activity',
        location: 'Vinicunca',
      },
      {
        time: 'Mattina',
        title: 'In alternativa: dal seme alla tavoletta in un laboratorio di cacao',
        type: 'free',
        location: 'Cusco',
      },
      {
        time: '19:30',
        title: 'Cena di saluto con musica di quena e charango',
        type: 'food',
        location: 'San Blas',
      },
    ],
  },
  {
    day: 9,
    title: 'Di nuovo sul Pacifico, poi verso casa',
    description:
      "In tarda mattinata il volo scende a Lima, dove l'ossigeno sembra un regalo. C'è il tempo per un'ultima camminata sul Malecón con il Parco dell'Amore e i parapendii, poi l'aeroporto per il volo della sera.",
    activities: [
      {
        time: '10:20',
        title: 'Volo Cusco–Lima con le Ande dal finestrino sinistro',
        type: 'flight',
        location: 'Cusco',
      },
      {
        time: '13:00',
        title: 'Causa di patate gialle e tiradito di fronte al mare',
        type: 'food',
        location: 'Miraflores',
      },
      {
        time: '14:30',
        title: "Passeggiata sulla scogliera fino al Parco dell'Amore",
        type: 'free',
        location: 'Malecón',
      },
      {
        time: '20:05',
        title: 'Volo notturno per Madrid',
        type: 'flight',
        location: 'Lima',
      },
    ],
  },
  {
    day: 10,
    title: 'Madrid e Italia',
    description:
      "Una notte di sonno intermittente e Madrid arriva nel primo pomeriggio. Con la coincidenza sei a Milano o a Roma per l'ora di cena, con il sale di Maras in valigia.",
    activities: [
      {
        time: 'In volo',
        title: 'Film, sonno e colazione sopra le Azzorre',
        type: 'flight',
      },
      {
        time: '14:40',
        title: 'Cambio di aereo in Spagna',
        type: 'flight',
        location: 'Madrid Barajas',
      },
      {
        time: '18:55',
        title: 'Arrivo in Italia e ritiro bagagli',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
    ],
  },
] satisfies ItineraryDay[]
