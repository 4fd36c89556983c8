import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Dall'Italia a Manhattan",
    description:
      "Si decolla a metà mattina e, grazie alle sei ore di fuso, si atterra a New York nel primo pomeriggio. Il tempo di posare le valigie a Midtown e si esce subito: restare svegli fino alle dieci di sera è il modo migliore per entrare nell'ora locale.",
    activities: [
      {
        time: '10:30',
        title: 'Volo diretto per New York, circa 9 ore',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      {
        time: '13:45',
        title: "Arrivo al JFK e controllo dell'ESTA",
        type: 'transfer',
        location: 'New York JFK',
      },
      {
        time: '16:30',
        title: 'Camere sulla 39ª Strada e doccia ristoratrice',
        type: 'hotel',
        location: 'Midtown Manhattan',
      },
      {
        time: '18:00',
        title: 'Prima passeggiata da Bryant Park a Times Square',
        type: 'activity',
      },
      {
        time: '19:30',
        title: 'Cena di benvenuto con hamburger e torta di mele',
        type: 'food',
        location: "Hell's Kitchen",
      },
    ],
  },
  {
    day: 2,
    title: 'La baia, Wall Street e il ponte di Brooklyn',
    description:
      "La giornata comincia dall'acqua, con il primo battello per Liberty Island e il museo dell'immigrazione di Ellis Island. Nel pomeriggio si attraversa la città finanziaria fino alle due vasche del Memoriale dell'11 settembre, e al tramonto si passa il ponte a piedi.",
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: 'Imbarco per la Statua della Libertà',
        type: 'ship',
        location: 'Battery Park',
      },
      {
        time: '10:45',
        title: "Museo dell'immigrazione, con i registri dei passeggeri italiani",
        type: 'tour',
        location: 'Ellis Island',
      },
      {
        time: 'Pranzo',
        title: 'Panino al pastrami in una gastronomia del Financial District',
        type: 'food',
      },
      {
        time: '14:30',
        title: 'Wall Street, Trinity Church e le vasche del Memoriale',
        type: 'tour',
        location: 'World Trade Center',
      },
      {
        time: 'Tramonto',
        title: 'Il ponte di Brooklyn da Manhattan a DUMBO, 1,8 km',
        type: 'activity',
      },
      {
        time: 'Sera',
        title: 'Pizza al forno a carbone sotto le arcate',
        type: 'food',
        location: 'DUMBO, Brooklyn',
      },
    ],
  },
  {
    day: 3,
    title: "Central Park e la città vista dall'alto",
    description:
      'Con le biciclette si fa il giro completo del parco, dieci chilometri di saliscendi dal laghetto dei modellini al Reservoir. Dopo i dinosauri del Museo di Storia Naturale si torna verso la Quinta Strada e si sale al settantesimo piano per il tramonto.',
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'Giro in bicicletta dal Bethesda Terrace al Reservoir',
        type: 'activity',
        location: 'Central Park',
      },
      {
        time: '11:30',
        title: 'Dinosauri e balenottera al Museo di Storia Naturale',
        type: 'tour',
        location: 'Upper West Side',
      },
      {
        time: 'Pranzo',
        title: 'Bagel con salmone da mangiare sul prato di Sheep Meadow',
        type: 'food',
      },
      {
        time: '15:00',
        title: 'Quinta Strada, San Patrizio e la volta stellata di Grand Central',
        type: 'tour',
      },
      {
        time: 'Tramonto',
        title: "Salita prenotata all'osservatorio del Rockefeller Center",
        type: 'tour',
        location: '30 Rockefeller Plaza',
      },
    ],
  },
  {
    day: 4,
    title: 'High Line, Chelsea e il jazz del Village',
    description:
      'Si cammina per oltre due chilometri sulla vecchia ferrovia merci diventata giardino pensile, da Hudson Yards al Meatpacking District. Il pomeriggio scorre tra le case di mattoni del Greenwich Village e le botteghe di SoHo, la sera si scende in un club dove si suona dal 1935.',
    activities: [
      {
        time: '09:30',
        title: 'Da Hudson Yards al Meatpacking lungo la High Line',
        type: 'activity',
        location: 'Chelsea',
      },
      {
        time: 'Pranzo',
        title: "Panino all'aragosta ai banchi del Chelsea Market",
        type: 'food',
      },
      {
        time: '14:00',
        title: 'Washington Square, Bleecker Street e i ferri battuti di SoHo',
        type: 'tour',
        location: 'Greenwich Village',
      },
      {
        time: '17:00',
        title: 'Due ore per lo shopping o per un caffè a Little Italy',
        type: 'free',
      },
      {
        time: '20:30',
        title: 'Concerto jazz in un club storico del Village',
        type: 'activity',
        location: 'Seventh Avenue South',
      },
    ],
  },
  {
    day: 5,
    title: 'Brooklyn e un pomeriggio a modo tuo',
    description:
      "Il traghetto dell'East River porta a Williamsburg, quartiere di murales, torrefazioni e vecchie fabbriche. Da mezzogiorno ognuno sceglie il suo pezzo di città: l'oceano di Coney Island, un museo o un musical a Broadway, per cui il coordinatore prenota i biglietti.",
    activities: [
      {
        time: '09:30',
        title: "Traghetto sull'East River dalla 34ª Strada",
        type: 'ship',
        location: 'East River',
      },
      {
        time: '10:15',
        title: 'Murales, mercatini e torrefazioni con una guida del quartiere',
        type: 'tour',
        location: 'Williamsburg',
      },
      {
        time: 'Pomeriggio',
        title: 'Libero: Coney Island, il MoMA o le vetrine della Quinta Strada',
        type: 'free',
      },
      {
        time: '19:00',
        title: 'Musical a Broadway, facoltativo, oppure cena a Koreatown',
        type: 'activity',
        location: 'Theater District',
      },
    ],
  },
  {
    day: 6,
    title: 'Dai grattacieli alle palme',
    description:
      "Un volo di tre ore cambia la stagione: Manhattan dopo colazione, la sabbia a metà pomeriggio. Verso sera una passeggiata tra gli edifici pastello di Ocean Drive racconta l'Art Déco di South Beach, oltre ottocento costruzioni degli anni Trenta.",
    activities: [
      {
        time: '10:40',
        title: 'Volo interno per la Florida, 3 ore e 15 minuti',
        type: 'flight',
        location: 'New York LaGuardia',
      },
      {
        time: '14:45',
        title: 'Minibus lungo la MacArthur Causeway',
        type: 'transfer',
        location: 'Miami',
      },
      {
        time: '15:30',
        title: 'Primo bagno davanti alle torrette colorate dei bagnini',
        type: 'beach',
        location: 'South Beach',
      },
      {
        time: '18:30',
        title: 'Facciate e neon di Ocean Drive con una guida',
        type: 'tour',
        location: 'Art Deco District',
      },
      {
        time: '20:30',
        title: 'Cena di pesce con chele di granchio o dentice alla griglia',
        type: 'food',
        location: 'Española Way',
      },
    ],
  },
  {
    day: 7,
    title: "Il fiume d'erba e Little Havana",
    description:
      "A un'ora di strada dall'hotel comincia un altro mondo: le Everglades, un fiume largo quasi cento chilometri e profondo poche spanne. Si rientra per pranzo nel quartiere cubano, fra partite a domino, panini pressati e gelato al guava.",
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: 'Partenza in minibus lungo la Tamiami Trail',
        type: 'transfer',
      },
      {
        time: '09:45',
        title: 'Idroscivolante fra alligatori e aironi azzurri',
        type: 'activity',
        location: 'Everglades',
      },
      {
        time: '13:00',
        title: 'Panino cubano e cafecito su Calle Ocho',
        type: 'food',
        location: 'Little Havana',
      },
      {
        time: '14:30',
        title: 'Botteghe di sigari e tavoli del Maximo Gomez Park',
        type: 'tour',
        location: 'Little Havana',
      },
      {
        time: 'Tramonto',
        title: 'Bagno serale o aperitivo sul molo di South Pointe',
        type: 'free',
        location: 'South Pointe Park',
      },
    ],
  },
  {
    day: 8,
    title: 'Le Keys, tra barriera e ponti',
    description:
      'La Overseas Highway salta da un isolotto al successivo con il mare da entrambi i lati. A Key Largo, cento chilometri a sud, si esce in barca per lo snorkeling; a Islamorada si dà da mangiare ai tarponi dal pontile e si chiude con una fetta di torta al lime.',
    highlight: true,
    activities: [
      {
        time: '07:30',
        title: 'In viaggio verso sud sulla Overseas Highway',
        type: 'transfer',
      },
      {
        time: '09:30',
        title: 'Uscita di snorkeling sulla barriera del parco Pennekamp',
        type: 'ship',
        location: 'Key Largo',
      },
      {
        time: '13:30',
        title: 'Tacos di pesce e torta al lime delle Keys',
        type: 'food',
        location: 'Islamorada',
      },
      {
        time: '15:00',
        title: "Tarponi giganti dal pontile e sosta ad Anne's Beach",
        type: 'activity',
        location: 'Islamorada',
      },
      {
        time: '19:00',
        title: 'Ritorno a South Beach e cena libera su Lincoln Road',
        type: 'free',
      },
    ],
  },
  {
    day: 9,
    title: 'I muri di Wynwood e il volo di ritorno',
    description:
      "Ultimo bagno presto, quando la spiaggia è dei corridori e dei pellicani. A fine mattina si visita Wynwood, l'ex quartiere dei magazzini dipinto da artisti di mezzo mondo, e nel pomeriggio si va in aeroporto, a venti minuti da lì.",
    activities: [
      {
        time: 'Alba',
        title: 'Bagno o corsa sul lungomare prima di chiudere la valigia',
        type: 'beach',
        location: 'South Beach',
      },
      {
        time: '11:30',
        title: 'Le pareti dipinte di Wynwood Walls',
        type: 'tour',
        location: 'Wynwood',
      },
      {
        time: '13:30',
        title: "Pranzo d'addio con ceviche e platani fritti",
        type: 'food',
        location: 'Wynwood',
      },
      {
        time: '15:30',
        title: 'Trasferimento allo scalo internazionale di Miami',
        type: 'transfer',
      },
      {
        time: '18:40',
        title: "Decollo per l'Italia, notte sull'Atlantico",
        type: 'flight',
        location: 'Miami International',
      },
    ],
  },
  {
    day: 10,
    title: 'Arrivo in Italia',
    description:
      "Colazione a bordo con la costa francese sotto le ali. L'atterraggio è a Roma in mattinata, a Milano nel primo pomeriggio dopo il cambio d'aereo; per disfare la valigia c'è tutta la sera.",
    activities: [
      {
        time: 'In volo',
        title: 'Colazione a bordo e sei ore da rimettere avanti',
        type: 'flight',
      },
      {
        time: '10:30',
        title: 'Atterraggio a Roma, coincidenza per chi prosegue a nord',
        type: 'flight',
        location: 'Roma Fiumicino',
      },
      {
        time: '14:15',
        title: 'Arrivo a Milano e saluti al nastro dei bagagli',
        type: 'transfer',
        location: 'Milano Malpensa',
      },
    ],
  },
] satisfies ItineraryDay[]
