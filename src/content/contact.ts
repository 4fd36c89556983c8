/** The texts of the contact page. Address, hours and the reply promise are in the brand. */
export const contact = {
  metaTitle: 'Contattaci',
  metaDescription:
    'Scrivi alla nostra sede di Ancona per date, prezzi e disponibilità dei viaggi di gruppo: email, WhatsApp, orari e mappa.',
  title: 'Contattaci',
  lead: "Una domanda sulle date, un dubbio sul bagaglio, un viaggio che non trovi: scrivici, dall'altra parte c'è una persona.",
  form: {
    title: 'Scrivici un messaggio',
    hint: "I campi con l'asterisco sono obbligatori. Usiamo i tuoi dati soltanto per risponderti.",
    success: {
      title: 'Messaggio inviato',
      text: 'Grazie: lo abbiamo ricevuto e te ne abbiamo mandato una copia per email. Un consulente ti scriverà entro 24 ore.',
    },
    failure: {
      title: 'Il messaggio non è partito',
      text: "Quello che hai scritto è ancora qui. Controlla la connessione e riprova, oppure mandaci un'email.",
    },
  },
  office: {
    title: 'La nostra sede',
    text: 'Siamo a dieci minuti a piedi dalla stazione di Ancona. Se vuoi passare a trovarci avvisaci prima: prepariamo il caffè e le mappe.',
  },
  map: {
    show: 'Mostra la mappa',
    notice: 'La mappa viene caricata da OpenStreetMap soltanto quando la apri.',
    directions: 'Indicazioni stradali',
    frameTitle: 'Mappa della sede operativa di Ancona',
  },
} as const

export const teamPage = {
  metaTitle: 'Il Team',
  metaDescription:
    'I quattro coordinatori che accompagnano i nostri viaggi di gruppo: Marco, Sara, Amina e Luca, trentuno anni di esperienza in quattro.',
  title: 'Chi parte con te',
  lead: "Quattro persone, 31 anni di viaggi in gruppo. Ogni partenza ha due di loro a bordo, dal check-in all'abbraccio finale.",
  closing: 'Hai una domanda sul prossimo viaggio?',
} as const
