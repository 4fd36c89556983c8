import type { LegalDocument } from '../../domain/catalogue.ts'
import { brand } from '../brand.ts'

const { address, registeredOffice } = brand

export const privacyPolicy = {
  title: 'Privacy policy',
  metaDescription:
    'Quali dati personali trattiamo quando visiti il sito, ci scrivi o prenoti, per quanto tempo li conserviamo e quali diritti hai.',
  updated: '2026-11-15',
  notice:
    "Modello di informativa: va verificato e completato dal legale dell'agenzia prima dell'apertura del sito al pubblico.",
  intro: [
    `In questa pagina ${brand.legalName} spiega quali dati personali tratta quando visiti il sito, ci scrivi o prenoti un viaggio, perché lo fa, per quanto tempo li conserva e quali diritti hai. L'informativa è resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR) e del Codice in materia di protezione dei dati personali (D.Lgs. 196/2003).`,
  ],
  sections: [
    {
      id: 'titolare',
      heading: 'Chi tratta i tuoi dati',
      body: [
        `Titolare del trattamento è ${brand.legalName}, partita IVA ${brand.vatNumber}, con sede legale in ${registeredOffice.street}, ${registeredOffice.postalCode} ${registeredOffice.city} (${registeredOffice.province}) e sede operativa in ${address.street}, ${address.postalCode} ${address.city} (${address.province}).`,
        `Per qualsiasi domanda sui tuoi dati puoi scrivere a ${brand.contactEmail}, indicando "privacy" nell'oggetto. Risponde la persona incaricata dal titolare; se verrà nominato un responsabile della protezione dei dati, i suoi recapiti saranno pubblicati qui.`,
      ],
    },
    {
      id: 'dati',
      heading: 'Quali dati trattiamo',
      body: [
        'Trattiamo soltanto i dati che ci servono per lo scopo per cui li chiediamo:',
        [
          'Modulo di contatto: nome, cognome, indirizzo e-mail, messaggio e, se li indichi, telefono, destinazione, date e aeroporto di interesse.',
          'Prenotazione: per ogni viaggiatore nome, cognome, data di nascita, indirizzo e numero di passaporto; per il viaggiatore principale anche e-mail e telefono.',
          'Pagamento: importi, causale, stato del bonifico e ricevuta che ci invii. Se paghi con carta registriamo intestatario, circuito e ultime quattro cifre: numero completo e codice di sicurezza non lasciano mai il tuo browser verso i nostri server.',
          'Documenti: le immagini del passaporto e il selfie con il documento che carichi nella pagina di verifica.',
          "Verifica dell'identità: l'esito comunicato dal fornitore esterno, quando il consulente ti invia un link di verifica.",
          'Contatti WhatsApp: numero che hai aperto, testo proposto, ora del clic, tipo di browser e pagina di provenienza. Il contenuto della chat resta tra te e il consulente, secondo le regole di WhatsApp.',
          'Dati tecnici: indirizzo IP, richieste al server e messaggi di errore, necessari alla sicurezza del sito.',
          'Preferenze salvate nel tuo browser: sono elencate nella pagina Cookie e memoria locale.',
        ],
        "Non chiediamo dati sulla salute, sulle convinzioni o sulle abitudini alimentari nei moduli del sito. Se ce li comunichi tu, per esempio per segnalare un'allergia, li usiamo solo per organizzare il viaggio e con il tuo consenso esplicito.",
      ],
    },
    {
      id: 'finalita',
      heading: 'Perché li trattiamo e su quale base',
      body: [
        [
          'Rispondere alle tue richieste: misure precontrattuali prese su tua domanda (articolo 6, paragrafo 1, lettera b del GDPR).',
          'Gestire prenotazione, pagamenti, voli, hotel, visti e assistenza in viaggio: esecuzione del contratto (lettera b).',
          'Verificare identità e documenti dei viaggiatori: esecuzione del contratto e obblighi verso vettori e autorità di frontiera (lettere b e c).',
          'Tenere la contabilità e rispondere alle autorità: obblighi di legge (lettera c).',
          'Proteggere il sito, prevenire frodi e difendere un diritto in giudizio: legittimo interesse (lettera f).',
          'Misurare le campagne pubblicitarie con strumenti di terzi: soltanto con il tuo consenso (lettera a), che puoi ritirare quando vuoi.',
        ],
        'I dati segnati come obbligatori nei moduli servono per concludere il contratto: senza di essi non possiamo registrare la prenotazione. Non prendiamo decisioni basate unicamente su trattamenti automatizzati.',
      ],
    },
    {
      id: 'documenti',
      heading: 'Come proteggiamo passaporti e selfie',
      body: [
        'Le immagini che carichi sono controllate nel formato, cifrate prima di essere salvate e conservate fuori da ogni cartella pubblica. Le può aprire soltanto il personale autorizzato e ogni consultazione viene annotata in un registro con nome, data e ora.',
        'Vengono cancellate automaticamente novanta giorni dopo la fine del viaggio oppure, quando non sono collegate a un viaggio, una settimana dopo il caricamento.',
      ],
    },
    {
      id: 'destinatari',
      heading: 'A chi li comunichiamo',
      body: [
        'I dati non vengono venduti né diffusi. Li ricevono, per la parte che serve a ciascuno:',
        [
          'compagnie aeree, hotel, guide, trasportatori e corrispondenti locali che eseguono i servizi del viaggio;',
          'compagnia di assicurazione e fondo di garanzia, per le coperture obbligatorie e per quelle incluse nella quota;',
          'fornitori di servizi informatici nominati responsabili del trattamento: ospitalità del sito e della base dati, archiviazione dei documenti, invio delle e-mail;',
          "il fornitore della verifica d'identità (Sumsub), quando usi un link di verifica;",
          'il gestore dei pagamenti con carta (Stripe), quando il servizio è attivo, e la banca presso cui paghi il bonifico;',
          'consulenti fiscali e legali, autorità consolari, di frontiera e giudiziarie, nei casi previsti dalla legge.',
        ],
        'WhatsApp, YouTube e OpenStreetMap ricevono dati, a partire dal tuo indirizzo IP, solo quando apri una chat, avvii un video o mostri la mappa. In quel momento agiscono come titolari autonomi.',
      ],
    },
    {
      id: 'estero',
      heading: "Trasferimenti fuori dall'Unione europea",
      body: [
        'Per viaggi verso Paesi extraeuropei alcuni dati devono raggiungere hotel, vettori e autorità del luogo: il trasferimento è necessario per eseguire il contratto concluso con te (articolo 49, paragrafo 1, lettera b del GDPR).',
        'Per i fornitori informatici scegliamo, quando possibile, server nello Spazio economico europeo; negli altri casi ci basiamo su una decisione di adeguatezza o sulle clausole contrattuali tipo della Commissione europea.',
      ],
    },
    {
      id: 'conservazione',
      heading: 'Per quanto tempo li conserviamo',
      body: [
        [
          "Messaggi del modulo di contatto: ventiquattro mesi dall'ultima comunicazione.",
          "Prenotazioni, contratti e documenti contabili: dieci anni dalla fine del viaggio o dall'ultima registrazione, come richiede l'articolo 2220 del Codice civile.",
          'Numeri di passaporto, date di nascita e indirizzi dei viaggiatori: novanta giorni dopo la fine del viaggio; nella contabilità restano nomi e importi.',
          "Copie delle e-mail inviate dal sito: ventiquattro mesi dall'invio.",
          'Immagini di passaporti e selfie: novanta giorni dopo la fine del viaggio oppure, senza un viaggio, dopo il caricamento.',
          "Link ed esiti della verifica dell'identità: ventiquattro mesi dall'ultimo utilizzo.",
          'Intestatario, circuito e ultime quattro cifre della carta: dodici mesi.',
          'Registrazioni dei clic su WhatsApp: dodici mesi.',
          'Registri tecnici e di sicurezza: sei mesi, salvo indagini su abusi. I conteggi che limitano le richieste per indirizzo IP: un giorno.',
          'Registro delle operazioni del personale: cinque anni.',
          'Scelta sui cookie: sei mesi, poi te la chiediamo di nuovo.',
        ],
        'Alla scadenza i dati vengono cancellati o resi anonimi. In caso di contestazione li teniamo fino alla sua definizione.',
      ],
    },
    {
      id: 'diritti',
      heading: 'I tuoi diritti',
      body: [
        'In ogni momento puoi chiedere:',
        [
          'di sapere se trattiamo tuoi dati e di riceverne una copia;',
          'di correggerli o completarli;',
          'di cancellarli, quando non servono più o hai ritirato il consenso;',
          "di limitarne l'uso o di opporti ai trattamenti fondati sul legittimo interesse;",
          'di ottenerli in un formato leggibile da un computer e di trasferirli ad altri;',
          'di ritirare un consenso, senza effetti su quanto fatto prima.',
        ],
        `Scrivi a ${brand.contactEmail}: rispondiamo entro un mese. Per proteggerti potremmo chiederti di dimostrare chi sei.`,
        'Se ritieni che i tuoi dati siano trattati in modo scorretto puoi presentare reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, www.garanteprivacy.it, oppure rivolgerti al giudice.',
      ],
    },
    {
      id: 'minori',
      heading: 'Viaggiatori minorenni',
      body: [
        'I dati dei minori sono inseriti da chi esercita la responsabilità genitoriale, o da chi prenota per suo conto, e sono usati soltanto per il viaggio e per calcolare lo sconto bambino. Il sito non si rivolge direttamente a chi ha meno di quattordici anni.',
      ],
    },
    {
      id: 'altri-viaggiatori',
      heading: 'Se prenoti per altre persone',
      body: [
        'Quando inserisci i dati di chi viaggia con te dichiari di averlo informato e di poterceli comunicare. Ti chiediamo di mostrargli questa pagina: vale anche per lui.',
      ],
    },
    {
      id: 'aggiornamenti',
      heading: 'Modifiche a questa informativa',
      body: [
        "Se cambiano i servizi o la legge aggiorniamo il testo e la data in cima alla pagina. Se la modifica riguarda dati che ci hai già dato e ne cambia l'uso, ti avvisiamo per e-mail prima che abbia effetto.",
      ],
    },
  ],
} satisfies LegalDocument
