import type { Faq } from '../domain/catalogue/shapes.ts'

export const faqPage = {
  metaTitle: 'Domande frequenti',
  metaDescription:
    'Gruppi, camere, acconto e saldo, sconto bambini, aeroporti, disdetta, documenti e assistenza: le risposte prima di prenotare un viaggio di gruppo.',
  title: 'Domande frequenti',
  lead: 'Le dieci cose che ci chiedono tutti prima di partire. Se la tua non è qui, scrivici.',
} as const

export const faq = [
  {
    id: 'quante-persone',
    question: 'In quanti si viaggia?',
    answer:
      'Al massimo in dieci, più due coordinatori. È il numero che sta in un solo minibus, a un solo tavolo e in due barche: abbastanza per fare gruppo, abbastanza pochi per muoversi in fretta.',
  },
  {
    id: 'parto-da-solo',
    question: 'Posso iscrivermi anche se parto da solo?',
    answer:
      "Sì, e non sarai l'unico: in media metà del gruppo si iscrive senza compagnia. Ti abbiniamo in camera doppia con una persona dello stesso sesso e di età vicina, oppure puoi chiedere la camera singola con un supplemento che ti comunichiamo prima della conferma.",
  },
  {
    id: 'come-si-prenota',
    question: 'Come si prenota?',
    answer:
      "Scegli la partenza e scrivici su WhatsApp o dalla pagina Contattaci. Un consulente verifica i posti e ti manda un link personale: lì inserisci i dati dei viaggiatori, vedi il riepilogo dei prezzi e ricevi le istruzioni per l'acconto.",
  },
  {
    id: 'acconto-e-saldo',
    question: 'Quanto si paga subito e quanto dopo?',
    answer:
      'Di norma il 40% del totale alla prenotazione, con bonifico bancario, e il resto entro trenta giorni prima della partenza; per chi prenota più tardi, entro tre giorni dalla prenotazione. Dopo il bonifico manda la ricevuta al tuo consulente entro 24 ore: il posto viene confermato appena la verifichiamo.',
  },
  {
    id: 'bambini',
    question: 'I bambini pagano meno?',
    answer:
      'Chi non ha ancora compiuto dodici anni il giorno della partenza ha di solito il 50% di sconto sulla quota. Lo calcoliamo dalla data di nascita che inserisci e lo vedi nel riepilogo prima di confermare.',
  },
  {
    id: 'aeroporti',
    question: 'Da quali aeroporti si parte?',
    answer:
      'Da Milano Malpensa e da Roma Fiumicino. Se ti è più comodo un altro scalo scegli la voce Altro: cerchiamo un volo di avvicinamento e ti diciamo quanto costa, senza impegno.',
  },
  {
    id: 'disdetta',
    question: 'Cosa succede se devo rinunciare?',
    answer:
      "Fino a trenta giorni prima della partenza la cancellazione è gratuita e ti restituiamo quanto versato. Più vicino alla data si applicano le penali indicate nelle condizioni generali; puoi comunque cedere il posto a un'altra persona fino a sette giorni prima.",
  },
  {
    id: 'gruppo-minimo',
    question: 'E se il gruppo non si riempie?',
    answer:
      'Ogni partenza ha un numero minimo, di norma sei iscritti. Se non lo raggiungiamo ti avvisiamo nei tempi previsti dalla legge, almeno venti giorni prima per i viaggi più lunghi di sei giorni, e scegli tu: altra data, altra meta oppure rimborso completo.',
  },
  {
    id: 'documenti',
    question: 'Quali documenti servono e come li proteggete?',
    answer:
      "Dipende dalla meta: passaporto con almeno sei mesi di validità fuori dall'Europa, in qualche caso un visto o un'autorizzazione elettronica. Le foto che carichi sul sito sono cifrate, le vede soltanto il personale incaricato e vengono cancellate novanta giorni dopo il rientro.",
  },
  {
    id: 'assistenza',
    question: 'Chi ci aiuta se qualcosa va storto?',
    answer:
      "I coordinatori, che sono con te per tutto il viaggio, e la nostra centrale che risponde in italiano 24 ore su 24. L'assicurazione medico-bagaglio è compresa nella quota: trovi le condizioni fra i documenti di viaggio.",
  },
] satisfies Faq[]
