import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: 'Verso Delhi, volo di notte',
    description:
      'Partenza in serata da Malpensa, nel tardo pomeriggio da Fiumicino con una coincidenza. A bordo si cena già con dal e riso basmati, poi si cerca di riposare: al risveglio saremo nella valle dello Yamuna.',
    activities: [
      {
        time: '16:55',
        title: 'Ritrovo a Malpensa; chi parte da Roma è già con il secondo accompagnatore',
        type: 'transfer',
        location: 'Milano Malpensa, terminal 1',
      },
      { time: '19:55', title: 'Volo senza scali per Delhi', type: 'flight' },
      { time: 'In volo', title: 'Cena vegetariana o di pollo e luci abbassate', type: 'flight' },
    ],
  },
  {
    day: 2,
    title: 'Nuova Delhi, senza fretta',
    description:
      "All'arrivo collane di tagete e un caffè in cortile, poi qualche ora in camera. Nel pomeriggio la tomba di Humayun, che anticipa di un secolo le linee del Taj, e al tramonto la grande cucina comune del tempio sikh, dove si mangia seduti in terra tutti insieme.",
    activities: [
      {
        time: '08:25',
        title: "Arrivo all'aeroporto Indira Gandhi",
        type: 'flight',
        location: 'Delhi',
      },
      {
        time: '10:30',
        title: 'Collane di tagete, camera e riposo',
        type: 'hotel',
        location: 'Haveli Nizamuddin',
      },
      { time: '14:30', title: 'Tomba di Humayun', type: 'tour', location: 'Nizamuddin Est' },
      {
        time: '16:30',
        title: 'Passeggiata fra i mausolei dei giardini Lodhi',
        type: 'activity',
        location: 'Lodhi Road',
      },
      {
        time: 'Tramonto',
        title: 'Vasca sacra e mensa comune del tempio sikh',
        type: 'tour',
        location: 'Gurudwara Bangla Sahib',
      },
    ],
  },
  {
    day: 3,
    title: 'Vecchia Delhi a colpi di pedale',
    description:
      'I vicoli di Chandni Chowk si affrontano in risciò, tra fili elettrici, sari da sposa e montagne di peperoncino. Il Forte Rosso il lunedì è chiuso e allora ci si ferma più a lungo nel mercato; nel pomeriggio il Qutub Minar sale nel cielo per 73 metri.',
    activities: [
      {
        time: '09:00',
        title: 'Jama Masjid, la moschea da venticinquemila fedeli',
        type: 'tour',
        location: 'Vecchia Delhi',
      },
      {
        time: '10:15',
        title: 'In risciò fra Chandni Chowk e Khari Baoli',
        type: 'activity',
        location: 'Vecchia Delhi',
      },
      {
        time: '12:30',
        title: 'Paratha fritte nel ghee nella strada che porta il loro nome',
        type: 'food',
        location: 'Paranthe Wali Gali',
      },
      {
        time: '15:30',
        title: 'Il minareto di arenaria rossa e la colonna di ferro',
        type: 'tour',
        location: 'Qutub Minar, Mehrauli',
      },
      {
        time: '19:30',
        title: 'Cena di apertura con kebab e pane naan',
        type: 'food',
        location: 'Khan Market',
      },
    ],
  },
  {
    day: 4,
    title: 'La strada per Jaipur',
    description:
      "L'autostrada corre verso sud-ovest per duecentottanta chilometri: la pianura si asciuga, compaiono i cammelli e i turbanti cambiano colore. La città rosa ci riceve con la luce bassa, giusta per un giro tra gioiellieri e venditori di aquiloni.",
    activities: [
      {
        time: '08:30',
        title: 'Partenza in minibus, cinque ore con due soste',
        type: 'transfer',
        location: 'Delhi–Jaipur',
      },
      {
        time: '13:00',
        title: 'Thali rajasthano in una trattoria di strada',
        type: 'food',
        location: 'Shahpura',
      },
      {
        time: '15:00',
        title: 'Arrivo nella residenza di Bani Park e tè in giardino',
        type: 'hotel',
        location: 'Gulab Mahal Palace',
      },
      {
        time: '17:00',
        title: 'Bazar di Johari e Bapu a piedi',
        type: 'activity',
        location: 'Città vecchia di Jaipur',
      },
    ],
  },
  {
    day: 5,
    title: 'Amber, la fortezza degli specchi',
    description:
      "Alle porte di Jaipur comincia il regno dei Kachhwaha: bastioni color miele, un lago ai piedi e una sala che moltiplica la fiamma di una candela. Nel pomeriggio l'osservatorio di Jai Singh, con una meridiana alta 27 metri, e la facciata traforata dell'Hawa Mahal.",
    highlight: true,
    activities: [
      {
        time: '08:00',
        title: 'Salita in jeep al forte e Sheesh Mahal',
        type: 'tour',
        location: 'Amber',
      },
      {
        time: '11:30',
        title: "Sosta davanti al palazzo sull'acqua, Jal Mahal",
        type: 'tour',
        location: 'Lago Man Sagar',
      },
      {
        time: '12:30',
        title: 'Lassi denso nei bicchieri di terracotta',
        type: 'food',
        location: 'M.I. Road',
      },
      {
        time: '14:00',
        title: 'Palazzo di Città e strumenti del Jantar Mantar',
        type: 'tour',
        location: 'Jaipur',
      },
      {
        time: 'Tramonto',
        title: "L'Hawa Mahal dalla terrazza del caffè di fronte",
        type: 'activity',
        location: 'Badi Choupad',
      },
    ],
  },
  {
    day: 6,
    title: 'Blocchi di legno, curry e confidenze',
    description:
      'A Bagru le tele stampate asciugano al sole in campi interi: si prova a mettere a registro due colori, e non è facile. La sera i Rathore aprono casa: si cucina tutti attorno allo stesso fuoco e la cena dura fino a tardi.',
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: "Mattinata in bottega con l'artigiano Ramesh",
        type: 'activity',
        location: 'Bagru',
      },
      { time: '13:00', title: 'Pranzo semplice nel villaggio dei tintori', type: 'food' },
      {
        time: '15:30',
        title: 'Vasche e templi di Galta, il regno dei macachi',
        type: 'tour',
        location: 'Colline Aravalli',
      },
      {
        time: '18:30',
        title: 'Lezione di cucina in famiglia: laal maas, dal e roti',
        type: 'activity',
        location: 'Casa Rathore, Civil Lines',
      },
      { time: '20:30', title: 'Si mangia tutti insieme in cortile', type: 'food' },
    ],
  },
  {
    day: 7,
    title: 'Pozzi, città fantasma e primo sguardo al Taj',
    description:
      'La strada per Agra è lunga 240 chilometri e ha due belle scuse per fermarsi: il pozzo geometrico di Abhaneri e Fatehpur Sikri, capitale abbandonata da Akbar dopo quattordici anni. La sera, dal giardino di Mehtab Bagh, il primo sguardo al Taj oltre il fiume.',
    activities: [
      { time: '07:30', title: 'Si lascia Jaipur con le valigie sul tetto', type: 'transfer' },
      {
        time: '09:30',
        title: 'Il pozzo a scacchiera Chand Baori',
        type: 'tour',
        location: 'Abhaneri',
      },
      {
        time: '13:30',
        title: 'Cortili di arenaria e tomba di Salim Chishti',
        type: 'tour',
        location: 'Fatehpur Sikri',
      },
      {
        time: 'Tramonto',
        title: "Il mausoleo visto dall'altra riva",
        type: 'activity',
        location: 'Mehtab Bagh, Agra',
      },
      {
        time: '19:30',
        title: 'Camere e cena in terrazza',
        type: 'hotel',
        location: 'Yamuna View Agra',
      },
    ],
  },
  {
    day: 8,
    title: 'Il Taj Mahal nella prima luce',
    description:
      "Si cammina fino alla porta est mentre aprono la biglietteria e si ha un'ora di quiete prima dei pullman. Il venerdì il mausoleo è chiuso: in quel caso si lascia Jaipur un giorno prima e la visita cade di giovedì. Nel tardo pomeriggio il treno riporta a Delhi in cento minuti.",
    highlight: true,
    activities: [
      {
        time: 'Alba',
        title: 'Ingresso al Taj con la guida',
        type: 'tour',
        location: 'Agra, porta est',
      },
      { time: '09:00', title: 'Colazione lunga e qualche ora di calma', type: 'food' },
      {
        time: '11:00',
        title: 'Il forte da cui Shah Jahan guardava la tomba',
        type: 'tour',
        location: 'Forte di Agra',
      },
      {
        time: '14:30',
        title: 'Intarsi di marmo in una bottega e petha, il dolce di zucca',
        type: 'activity',
        location: 'Sadar Bazar',
      },
      {
        time: '17:50',
        title: 'Treno veloce Gatimaan Express',
        type: 'transfer',
        location: 'Agra Cantt–Nizamuddin',
      },
      {
        time: '20:15',
        title: "Brindisi d'addio nel cortile della Haveli",
        type: 'hotel',
        location: 'Delhi',
      },
    ],
  },
  {
    day: 9,
    title: 'Ultimo chai e ritorno',
    description:
      "Mattina breve, sufficiente per comprare tè del Darjeeling e spezie sottovuoto. Il volo decolla nel primo pomeriggio e, inseguendo il sole, tocca l'Italia la sera stessa.",
    activities: [
      {
        time: '08:30',
        title: 'Ultimi acquisti e chai al banco',
        type: 'free',
        location: 'Mercato INA',
      },
      {
        time: '11:00',
        title: 'Ultimo tratto in minibus fino al terminal 3',
        type: 'transfer',
        location: 'Delhi',
      },
      { time: '14:15', title: 'Volo di rientro da Delhi', type: 'flight' },
      { time: '18:45', title: "Arrivo a Malpensa; in serata l'arrivo a Roma", type: 'flight' },
    ],
  },
] satisfies ItineraryDay[]
