import type { SampleTestimonial, SuggestedTrip, TeamMember } from '../domain/catalogue/shapes.ts'

export const team = [
  {
    id: 'marco-ferri',
    name: 'Marco Ferri',
    role: 'Coordinatore Asia',
    image: 'marco-ferri',
    description:
      'Ha vissuto quattro anni a Osaka e parla giapponese. Con lui si mangia dove mangia la gente del posto.',
    bio: [
      'Sono partito per il Giappone con una borsa di studio di sei mesi e ci sono rimasto quattro anni, insegnando italiano in una scuola serale di Osaka. È lì che ho imparato a leggere i menu senza figure e a capire quando è il momento di stare zitti in un tempio.',
      'Da cinque anni accompagno gruppi in Asia: Tokyo e Kyoto in primavera, la Thailandia in inverno, Bali quando le risaie sono verdi. Preparo ogni partenza con una telefonata a testa, perché chi viaggia con me ha già un nome prima di arrivare in aeroporto.',
      "In viaggio cammino molto e prenoto poco: i posti migliori hanno otto sgabelli e nessun sito. Se un ristorante ci fa aspettare mezz'ora sotto la pioggia, di solito ne vale la pena.",
    ],
    expertise: [
      'Giappone contemporaneo',
      'Templi e giardini zen',
      'Cucina di strada',
      'Trasporti ferroviari',
    ],
    languages: ['Italiano', 'Giapponese', 'Inglese'],
    yearsExperience: 5,
    destinations: ['tokyo-kyoto', 'thailandia', 'bali-singapore', 'cina-pechino-xian-shanghai'],
    email: 'marco.ferri@ondalta.example',
    phone: '+39 000 000 0011',
    specialties: ['Giappone', 'Thailandia', 'street food'],
  },
  {
    id: 'sara-conti',
    name: 'Sara Conti',
    role: 'Coordinatrice isole e mare',
    image: 'sara-conti',
    description: "Biologa marina, porta i gruppi sott'acqua e li riporta in orario per la cena.",
    bio: [
      "Ho studiato biologia marina ad Ancona e per due stagioni ho contato mante in un centro di ricerca dell'atollo di Ari. Quando il progetto è finito non sono tornata in laboratorio: ho cominciato ad accompagnare chi voleva vedere la barriera corallina senza rovinarla.",
      'In otto anni ho portato in acqua persone di ogni età, comprese quelle che al primo giorno dicevano di aver paura delle onde. La prima uscita con la maschera la facciamo sempre dove si tocca; il resto viene da sé.',
      'Le mie isole preferite sono quelle dove si gira in bicicletta. A La Digue conosco il signore che le noleggia, a Milos la taverna che cucina il polpo solo se quella mattina lo ha pescato qualcuno.',
    ],
    expertise: [
      'Barriera corallina',
      'Snorkeling per principianti',
      'Isole greche',
      'Viaggi di nozze in gruppo',
    ],
    languages: ['Italiano', 'Inglese', 'Francese', 'Greco di base'],
    yearsExperience: 8,
    destinations: ['maldive-dubai', 'seychelles-dubai', 'grecia', 'hawaii', 'sharm-el-sheikh'],
    email: 'sara.conti@ondalta.example',
    phone: '+39 000 000 0012',
    specialties: ['Maldive', 'Seychelles', 'snorkeling'],
  },
  {
    id: 'amina-diallo',
    name: 'Amina Diallo',
    role: 'Coordinatrice Africa',
    image: 'amina-diallo',
    description:
      'Guida safari dal 2016. Conosce ogni campo tendato del Serengeti e chi lo gestisce.',
    bio: [
      "Sono nata a Pesaro da genitori senegalesi e il mio primo safari l'ho fatto a ventidue anni, come interprete di una troupe televisiva. Alla fine delle riprese la guida mi ha chiesto se volevo il suo lavoro. Ho detto di sì.",
      'Da allora sono passati dieci anni, tre patenti di guida naturalistica e qualche migliaio di albe in fuoristrada. Ad Arusha lavoro sempre con gli stessi autisti: sanno dove guardare e quando spegnere il motore.',
      'Porto con me un binocolo in più e una macchina fotografica di riserva, da prestare. A chi viaggia con me insegno a non inquadrare soltanto il leone, ma anche la luce che ha intorno.',
    ],
    expertise: [
      'Grandi migrazioni',
      'Fotografia naturalistica',
      'Campi tendati',
      "Storia dell'antico Egitto",
    ],
    languages: ['Italiano', 'Francese', 'Inglese', 'Swahili', 'Wolof'],
    yearsExperience: 10,
    destinations: [
      'tanzania-zanzibar',
      'kenya-safari-experience',
      'egitto-completo',
      'india-triangolo-oro',
    ],
    email: 'amina.diallo@ondalta.example',
    phone: '+39 000 000 0013',
    specialties: ['Tanzania', 'Kenya', 'fotografia'],
  },
  {
    id: 'luca-neri',
    name: 'Luca Neri',
    role: 'Coordinatore America e Nord',
    image: 'luca-neri',
    description: "Da Manhattan ai fiordi, pianifica tutto e lascia spazio all'imprevisto buono.",
    bio: [
      "Prima di accompagnare gruppi guidavo i bus di una compagnia di Reykjavík, d'inverno, con le catene montate. Ho imparato a leggere le previsioni dell'aurora e a tenere sempre una seconda strada in mente.",
      "Nel 2018 sono stato tra i primi coordinatori dell'agenzia. In otto anni ho attraversato le Montagne Rocciose in entrambe le direzioni, sono salito a Machu Picchu con il sole e con la nebbia, e ho capito che a New York bisogna scegliere: due quartieri al giorno, fatti bene.",
      'Nei miei zaini ci sono sempre cerotti, una torcia e un mazzo di carte. Le carte servono quando il traghetto ritarda, e in Norvegia il traghetto prima o poi ritarda.',
    ],
    expertise: ['Aurora boreale', 'Viaggi su strada', 'Trekking in quota', 'Metropoli americane'],
    languages: ['Italiano', 'Inglese', 'Spagnolo', 'Islandese di base'],
    yearsExperience: 8,
    destinations: [
      'islanda-norvegia',
      'newyork-miami',
      'losAngeles-lasVegas',
      'canada-vancouver-rockies',
      'peru-machuPicchu',
      'australia-nuova-zelanda',
    ],
    email: 'luca.neri@ondalta.example',
    phone: '+39 000 000 0014',
    specialties: ['New York', 'Islanda', 'trekking'],
  },
] satisfies TeamMember[]

/** The trips that every profile page suggests. */
export const suggestedTrips = [
  {
    id: 'maldive-dubai',
    title: 'Maldive e Dubai',
    reason: 'Per chi vuole rallentare: cinque notti su una piccola isola, con la barriera davanti.',
  },
  {
    id: 'tokyo-kyoto',
    title: 'Tokyo e Kyoto',
    reason: 'Per chi parte da solo: è il viaggio in cui si fa amicizia più in fretta.',
  },
  {
    id: 'seychelles-dubai',
    title: 'Seychelles e Dubai',
    reason: 'Per chi ha una settimana sola e non vuole scegliere tra spiaggia e città.',
  },
] satisfies SuggestedTrip[]

/** What travellers say about being accompanied, shown on every profile page. */
export const profileTestimonials = [
  {
    id: 'profile-1',
    authorName: 'Federica M.',
    authorImage: 'f11',
    location: 'Perugia',
    rating: 5,
    text: 'Il mio volo è arrivato con tre ore di ritardo e in aeroporto ho trovato il coordinatore ancora lì, con un panino e un sorriso. Da quel momento non mi sono più preoccupata di niente.',
    date: 'Settembre 2026',
  },
  {
    id: 'profile-2',
    authorName: 'Stefano B.',
    authorImage: 'm06',
    location: 'Trento',
    rating: 5,
    text: 'Eravamo in nove, dai ventotto ai sessantadue anni. Chi ci accompagnava ha capito al secondo giorno chi voleva camminare e chi fermarsi, e ha trovato il modo di accontentare entrambi.',
    date: 'Giugno 2026',
  },
  {
    id: 'profile-3',
    authorName: 'Irene P.',
    authorImage: 'f15',
    location: 'Lecce',
    rating: 4,
    text: 'Preparazione seria e molta umanità: la riunione video prima di partire ha chiarito tutti i dubbi su bagagli e vaccini. Avrei voluto solo un pomeriggio libero in più.',
    date: 'Marzo 2026',
  },
] satisfies SampleTestimonial[]
