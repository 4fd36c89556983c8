import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'Verso la California',
    description:
      "Il volo insegue il sole: nove ore di fuso in meno e si atterra a Los Angeles nel pomeriggio dello stesso giorno. Da lì a Santa Monica sono solo tredici chilometri, giusto il tempo di vedere l'oceano prima che faccia buio.",
    activities: [
      {
        time: '10:15',
        title: 'Decollo per Los Angeles, diretto da Roma o con scalo da Milano',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      {
        time: '15:40',
        title: 'Sbarco, dogana e incontro con il minibus',
        type: 'transfer',
        location: 'Los Angeles LAX',
      },
      {
        time: '17:30',
        title: 'Sistemazione a due passi dal molo',
        type: 'hotel',
        location: 'Santa Monica',
      },
      {
        time: 'Tramonto',
        title: 'Il sole nel Pacifico dalla fine della Route 66',
        type: 'activity',
        location: 'Molo di Santa Monica',
      },
      {
        time: '20:00',
        title: 'Tacos e guacamole prima di crollare dal sonno',
        type: 'food',
        location: 'Main Street',
      },
    ],
  },
  {
    day: 2,
    title: 'Hollywood e le colline di Griffith',
    description:
      'Si comincia dal marciapiede delle stelle quando i pullman non sono ancora arrivati, poi si sale per i tornanti di Mulholland Drive. Il pomeriggio è sul sentiero di Griffith Park: quattro chilometri fra salvia e coyote con la scritta Hollywood sempre davanti.',
    activities: [
      {
        time: '09:00',
        title: 'Walk of Fame, il teatro cinese e le impronte nel cemento',
        type: 'tour',
        location: 'Hollywood Boulevard',
      },
      {
        time: '11:00',
        title: 'Belvederi e ville lungo Mulholland Drive',
        type: 'tour',
        location: 'Hollywood Hills',
      },
      {
        time: 'Pranzo',
        title: 'Banchi e taquerie del Grand Central Market, dal 1917',
        type: 'food',
        location: 'Downtown',
      },
      {
        time: '16:00',
        title: 'Sentiero del monte Hollywood, 4 km',
        type: 'activity',
        location: 'Griffith Park',
      },
      {
        time: 'Tramonto',
        title: "La griglia di luci della città dalle terrazze dell'osservatorio",
        type: 'activity',
        location: 'Griffith Park',
      },
    ],
  },
  {
    day: 3,
    title: 'Pedalando lungo il Pacifico',
    description:
      'Una mattina in bicicletta sulla pista che corre nella sabbia, dai giochi del molo ai canali di Venice scavati nel 1905. Nel pomeriggio si risale la Pacific Coast Highway fino alle scogliere di Point Dume, dove da dicembre ad aprile passano le balene grigie.',
    highlight: true,
    activities: [
      {
        time: '09:30',
        title: 'Ritiro delle biciclette e pista fino a Venice Beach',
        type: 'activity',
        location: 'Santa Monica',
      },
      {
        time: '11:00',
        title: "Skatepark, Muscle Beach e i canali dell'inizio del Novecento",
        type: 'tour',
        location: 'Venice',
      },
      {
        time: 'Pranzo',
        title: 'Taco di pesce su Abbot Kinney Boulevard',
        type: 'food',
        location: 'Venice',
      },
      {
        time: '15:30',
        title: 'Scogliera di Point Dume e bagno a Zuma',
        type: 'beach',
        location: 'Malibu',
      },
      {
        time: 'Sera',
        title: 'Frittura di calamari su un tavolaccio in riva alla strada',
        type: 'food',
        location: 'Malibu',
      },
    ],
  },
  {
    day: 4,
    title: 'Il cinema visto da dentro',
    description:
      "A Burbank si entra nei teatri di posa dove si girano serie e film, tra costumi, automobili e facciate finte. Il resto della giornata è libero: chi vuole scende con il coordinatore a Downtown, fra i murales dell'Arts District e la sala d'acciaio di Frank Gehry.",
    activities: [
      {
        time: '09:30',
        title: 'Visita guidata ai set e al reparto costumi',
        type: 'tour',
        location: 'Burbank',
      },
      {
        time: '13:30',
        title: 'Pranzo coreano alla griglia, specialità della città',
        type: 'food',
        location: 'Koreatown',
      },
      {
        time: 'Pomeriggio',
        title: 'Arts District e Walt Disney Concert Hall, o le vetrine di Rodeo Drive',
        type: 'free',
      },
      {
        time: '20:00',
        title: "Ultima serata sull'oceano, concerto dal vivo sul lungomare",
        type: 'activity',
        location: 'Santa Monica',
      },
    ],
  },
  {
    day: 5,
    title: 'Palm Springs e gli alberi di Joshua Tree',
    description:
      "In 230 chilometri la città si scioglie in pale eoliche, palme e poi pietra. Dopo la sosta a Palm Springs si entra nel parco: un anello fra i massi, il belvedere di Keys View sulla faglia di Sant'Andrea e, calato il buio, la Via Lattea al telescopio.",
    highlight: true,
    activities: [
      {
        time: '08:30',
        title: 'Si lascia la costa sulla Interstate 10',
        type: 'transfer',
      },
      {
        time: '11:00',
        title: 'Case moderniste degli anni Cinquanta e frullato di datteri',
        type: 'tour',
        location: 'Palm Springs',
      },
      {
        time: '15:00',
        title: 'Anello di Hidden Valley e belvedere di Keys View',
        type: 'activity',
        location: 'Joshua Tree National Park',
      },
      {
        time: 'Tramonto',
        title: 'Ombre lunghe fra le yucche di Cap Rock',
        type: 'activity',
        location: 'Joshua Tree National Park',
      },
      {
        time: '20:30',
        title: 'Costine alla brace e telescopio puntato sul cielo di stagione',
        type: 'activity',
        location: 'Twentynine Palms',
      },
    ],
  },
  {
    day: 6,
    title: 'Attraverso il Mojave fino alla Strip',
    description:
      "Quasi nessun incrocio per trecento chilometri: il vecchio distributore di Amboy, le dune di Kelso, le foreste di yucche della Riserva del Mojave. A metà pomeriggio, dietro l'ultima salita, compare Las Vegas.",
    activities: [
      {
        time: '08:30',
        title: 'Partenza presto, con borracce piene e ghiaccio nel frigo',
        type: 'transfer',
        location: 'Twentynine Palms',
      },
      {
        time: '10:00',
        title: "L'insegna della Route 66 e il cratere spento",
        type: 'activity',
        location: 'Amboy',
      },
      {
        time: '12:00',
        title: 'Le dune di Kelso e un pranzo al sacco alla vecchia stazione',
        type: 'food',
        location: 'Mojave National Preserve',
      },
      {
        time: '16:00',
        title: 'Camere ai piani alti della torre e tuffo in piscina',
        type: 'hotel',
        location: 'Las Vegas',
      },
      {
        time: 'Sera',
        title: 'Fontane, finte Venezie e neon: la Strip a piedi, 3 km',
        type: 'tour',
        location: 'Las Vegas Boulevard',
      },
    ],
  },
  {
    day: 7,
    title: 'Sul ciglio del Grand Canyon',
    description:
      'Si parte con il fresco e dopo due ore e mezza si è nella terra degli Hualapai, sul bordo ovest del canyon. Guano Point offre un panorama quasi a giro completo sul Colorado; al rientro ci si ferma sul ponte che scavalca la diga di Hoover, alto 270 metri.',
    highlight: true,
    activities: [
      {
        time: '06:30',
        title: "Minibus verso est fra le yucche dell'Arizona",
        type: 'transfer',
      },
      {
        time: '09:15',
        title: 'Eagle Point e la passerella di vetro, facoltativa',
        type: 'tour',
        location: 'Grand Canyon West',
      },
      {
        time: '11:00',
        title: 'Cammino panoramico di Guano Point, 1.200 metri sopra il fiume',
        type: 'activity',
        location: 'Grand Canyon West',
      },
      {
        time: 'Pranzo',
        title: 'Stufato e pane fritto Hualapai con vista sul vuoto',
        type: 'food',
        location: 'Guano Point',
      },
      {
        time: '15:30',
        title: 'La diga di Hoover dal ponte pedonale',
        type: 'tour',
        location: 'Boulder City',
      },
    ],
  },
  {
    day: 8,
    title: 'La Valle del Fuoco e una notte di spettacolo',
    description:
      "A nord-est della città l'arenaria diventa rossa, rosa e color crema: due ore e mezza di cammino facile, finché il sole lo permette. Il pomeriggio è per la piscina o per il museo dei neon; la sera ognuno sceglie fra acrobati, illusionisti e concerti.",
    activities: [
      {
        time: '07:30',
        title: "Petroglifi e l'onda di roccia, cammino facile di 5 km in tutto",
        type: 'activity',
        location: 'Valle del Fuoco',
      },
      {
        time: '12:30',
        title: 'Rientro sulla Strip per il buffet dei buffet',
        type: 'food',
        location: 'Las Vegas',
      },
      {
        time: 'Pomeriggio',
        title: 'Piscina, museo dei neon o casinò con un tetto di spesa',
        type: 'free',
      },
      {
        time: '19:30',
        title: 'Uno spettacolo a scelta, biglietti presi dal coordinatore',
        type: 'activity',
        location: 'Las Vegas Strip',
      },
      {
        time: '22:00',
        title: 'Brindisi di gruppo sotto la volta luminosa di Fremont Street',
        type: 'food',
        location: 'Downtown Las Vegas',
      },
    ],
  },
  {
    day: 9,
    title: 'In volo verso casa',
    description:
      "Uova e pancake per l'ultima mattina americana, una foto al cartello di benvenuto del 1959 e poi l'aeroporto, che è praticamente in fondo alla Strip. Si cambia aereo in una grande città degli Stati Uniti e si passa la notte sull'oceano.",
    activities: [
      {
        time: 'Colazione',
        title: 'Pancake ai mirtilli in una tavola calda aperta giorno e notte',
        type: 'food',
      },
      {
        time: '09:00',
        title: 'Foto al cartello di benvenuto e quindici minuti di strada',
        type: 'transfer',
        location: 'Las Vegas',
      },
      {
        time: '11:50',
        title: "Partenza per l'Italia con scalo americano o europeo",
        type: 'flight',
        location: 'Harry Reid International',
      },
      {
        time: 'In volo',
        title: 'Notte in quota fra Terranova e Irlanda',
        type: 'flight',
      },
    ],
  },
  {
    day: 10,
    title: 'Di nuovo in Italia',
    description:
      'Con il fuso contrario la giornata si accorcia: si è a casa fra la tarda mattinata e il primo pomeriggio. Nella chat del gruppo arrivano già le foto del canyon.',
    activities: [
      {
        time: 'Mattina',
        title: 'Scalo in Europa e ultimo cambio di gate',
        type: 'flight',
      },
      {
        time: '12:45',
        title: 'Atterraggio a Milano',
        type: 'flight',
        location: 'Milano Malpensa',
      },
      {
        time: '13:30',
        title: 'Atterraggio a Roma e saluti',
        type: 'flight',
        location: 'Roma Fiumicino',
      },
    ],
  },
] satisfies ItineraryDay[]
