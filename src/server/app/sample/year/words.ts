/** Texts by the sample's travellers: questions before the trip, reviews after it. */
export const questions = [
  'Ciao! Viaggio da sola: com’è la sistemazione in camera condivisa?',
  'Buongiorno, si può pagare in tre rate? Saremmo in due.',
  'Mio figlio ha nove anni: il viaggio è adatto anche a lui?',
  'Che assicurazione è compresa? Vorrei aggiungere l’annullamento.',
  'Da Bari si può partire con voi o bisogna arrivare a Roma?',
  'Sono vegetariana: durante il viaggio è un problema?',
  'Avete ancora posto per la partenza di primavera? Siamo in quattro.',
  'Il passaporto mi scade cinque mesi dopo il rientro: va bene?',
  'Quanta strada si fa a piedi ogni giorno? Ho un ginocchio delicato.',
  'Posso arrivare un giorno prima e restare nello stesso albergo?',
] as const

export const reviews = [
  {
    stars: 5,
    text: 'Un gruppo piccolo davvero: in otto ci si conosce tutti. Organizzazione senza un intoppo.',
    wentWell: 'Il coordinatore, sempre un passo avanti.',
    wentWrong: null,
  },
  {
    stars: 5,
    text: 'Tornerei domani. Le giornate sono piene ma c’è sempre il tempo di sedersi a un tavolo.',
    wentWell: 'Gli alberghi, tutti in centro.',
    wentWrong: null,
  },
  {
    stars: 4,
    text: 'Bel viaggio, ritmi giusti e ottima compagnia. Un trasferimento un po’ lungo al quarto giorno.',
    wentWell: 'Il cibo.',
    wentWrong: 'Il trasferimento del quarto giorno.',
  },
  {
    stars: 5,
    text: 'Ero partita da sola e con qualche dubbio: sono tornata con sei amici nuovi.',
    wentWell: 'Le serate tutti insieme.',
    wentWrong: null,
  },
  {
    stars: 3,
    text: 'I posti sono stupendi, ma il volo di ritorno ha avuto sei ore di ritardo e nessuno avvisava.',
    wentWell: 'L’itinerario.',
    wentWrong: 'Le notizie sul ritardo.',
  },
] as const

export const answers = [
  'Grazie, portiamo i tuoi saluti al gruppo!',
  'Grazie di cuore: abbiamo già scritto alla compagnia.',
] as const
