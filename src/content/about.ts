/** The texts of the page Chi Siamo. Its numbers are among the claims of the brand. */
export const about = {
  metaTitle: 'Chi Siamo',
  metaDescription:
    'Organizziamo viaggi di gruppo per massimo 10 persone, da Ancona verso il mondo. La nostra missione, i nostri valori e i numeri.',
  title: 'Chi Siamo',
  lead: 'Siamo una piccola agenzia di mare, ad Ancona, che fa partire insieme persone che ancora non si conoscono.',
  mission: {
    title: 'La nostra missione',
    paragraphs: [
      'Crediamo che un bel viaggio stia tutto in un minibus. Con dieci persone si entra nelle trattorie senza prenotare una sala, si cambia programma se il tempo cambia, ci si ricorda il nome di tutti già dalla prima sera.',
      'Per questo ogni itinerario è stato percorso da noi prima di essere messo in vendita: abbiamo dormito in quegli hotel, preso quei treni, contato i minuti a piedi. E per questo a ogni partenza ci sono due coordinatori italiani, uno in testa e uno in fondo alla fila.',
      "A te resta la parte migliore: guardare fuori dal finestrino. Ai voli, ai visti, alle camere e alle assicurazioni pensiamo noi, da qui, con il porto davanti alla finestra dell'ufficio.",
    ],
  },
  valuesTitle: 'Tre cose a cui teniamo',
  values: [
    {
      id: 'gruppi-selezionati',
      title: 'Gruppi Selezionati',
      description:
        'Al massimo dieci viaggiatori, sentiti uno per uno prima della partenza. Componiamo i gruppi per età e ritmo, così nessuno corre e nessuno aspetta.',
    },
    {
      id: 'sicurezza-garantita',
      title: 'Sicurezza Garantita',
      description:
        "Un'assicurazione medico-bagaglio compresa nella quota, alloggi e mezzi scelti di persona e una voce italiana al telefono a qualunque ora, qualunque sia il fuso.",
    },
    {
      id: 'passione-autentica',
      title: 'Passione Autentica',
      description:
        'Chi ti accompagna ha vissuto nei posti che racconta: una stagione in barca, quattro anni a Osaka, dieci anni di albe nella savana. Si sente dalle storie, e dai ristoranti.',
    },
  ],
  numbersTitle: 'Quello che abbiamo fatto finora',
  closing: {
    title: 'La prossima storia può essere la tua',
    text: "Guarda dove andiamo quest'anno, oppure raccontaci che viaggio hai in mente: rispondiamo entro un giorno.",
  },
} as const
