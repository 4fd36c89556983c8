import type { LegalDocument } from '../../domain/catalogue/shapes.ts'

export const privacyPolicy = {
  title: 'Privacy policy',
  metaDescription:
    'Quali dati personali trattiamo quando visiti il sito, ci scrivi o prenoti, per quanto tempo li conserviamo e quali diritti hai.',
  version: '2.0',
  inForceFrom: '2026-11-15',
  draftNote:
    "Modello di informativa: fornitori in uso, sedi dei server e basi giuridiche vanno verificati dal legale dell'agenzia prima dell'apertura del sito al pubblico.",
  intro: [
    "In questa pagina {{ragioneSociale}} spiega quali dati personali tratta quando visiti il sito, ci scrivi o prenoti un viaggio, perché lo fa, per quanto tempo li conserva e quali diritti hai. L'informativa è resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR) e del Codice in materia di protezione dei dati personali (D.Lgs. 196/2003).",
  ],
  sections: [
    {
      id: 'titolare',
      heading: 'Chi tratta i tuoi dati',
      body: [
        'Titolare del trattamento è {{ragioneSociale}}, partita IVA {{partitaIva}}, con sede legale in {{sedeLegale}} e sede operativa in {{sedeOperativa}}.',
        'Per qualsiasi domanda sui tuoi dati puoi scrivere a {{email}}, indicando "privacy" nell\'oggetto. Risponde la persona incaricata dal titolare; se verrà nominato un responsabile della protezione dei dati, i suoi recapiti saranno pubblicati qui.',
      ],
    },
    {
      id: 'dati',
      heading: 'Quali dati trattiamo',
      body: [
        'Trattiamo soltanto i dati che ci servono per lo scopo per cui li chiediamo:',
        [
          'Modulo di contatto: nome, cognome, indirizzo e-mail, messaggio e, se li indichi, telefono, destinazione, date e aeroporto di interesse.',
          'Prenotazione: per ogni viaggiatore nome, cognome, data di nascita, indirizzo e numero di passaporto; per il viaggiatore principale anche e-mail e telefono. Se vuoi, allergie ed esigenze alimentari e una persona da avvisare in caso di emergenza.',
          'Pagamento: importi, causale, stato del bonifico e ricevuta che ci invii. Se paghi con carta registriamo intestatario, circuito e ultime quattro cifre: numero completo e codice di sicurezza non lasciano mai il tuo browser verso i nostri server.',
          'Documenti: le immagini del passaporto e il selfie con il documento che carichi nella pagina di verifica.',
          "Verifica dell'identità: l'esito comunicato dal fornitore esterno, quando il consulente ti invia un link di verifica.",
          'Contatti WhatsApp: numero che hai aperto, testo proposto, ora del clic, tipo di browser e pagina di provenienza. Il contenuto della chat resta tra te e il consulente, secondo le regole di WhatsApp.',
          'Accettazione del contratto: versione e impronta dei testi che ti abbiamo mostrato, con data e ora.',
          'Statistiche di visita: sul nostro server contiamo quante visite raggiungono ogni passo della prenotazione, in soli numeri per giorno e provenienza; gli eventi più dettagliati partono soltanto con il tuo consenso.',
          'Dati tecnici: indirizzo IP, richieste al server e messaggi di errore, necessari alla sicurezza del sito.',
          'Preferenze salvate nel tuo browser: sono elencate nella pagina Cookie e memoria locale.',
        ],
        'Le allergie e le esigenze alimentari sono dati sulla salute: il campo è facoltativo e, se lo compili, li trattiamo soltanto per organizzare i pasti e proteggerti in viaggio, con il tuo consenso esplicito (articolo 9, paragrafo 2, lettera a del GDPR), che puoi ritirare scrivendoci. Sono conservati cifrati, li vedono i coordinatori del viaggio e il personale autorizzato, e vengono cancellati insieme al numero di passaporto. Se ci indichi una persona da avvisare, informala che ci hai dato il suo recapito.',
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
          'Dimostrare quali condizioni hai accettato e quando: obblighi di legge e difesa di un diritto (lettere c e f).',
          'Assegnarti un consulente su WhatsApp, distribuire le richieste e sapere se la chat si è aperta: misure precontrattuali (lettera b) e legittimo interesse a rispondere in tempi brevi (lettera f). I clic non servono a profilarti.',
          'Capire quali pagine e quali passi della prenotazione funzionano: con numeri complessivi, legittimo interesse (lettera f); con strumenti statistici più dettagliati, soltanto con il tuo consenso (lettera a).',
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
        "Il nostro personale le confronta a occhio: non ricaviamo impronte del volto né altri dati biometrici. Se invece usi un link di verifica, il fornitore esterno può confrontare il selfie e il documento con un sistema automatico di riconoscimento: è un trattamento di dati biometrici (articolo 9 del GDPR), che avviene solo con il tuo consenso esplicito, dato nella sua pagina. Se preferisci non darlo, il consulente verifica l'identità in un altro modo, senza costi.",
        'La cancellazione è automatica, nei tempi indicati nella tabella qui sotto.',
      ],
    },
    {
      id: 'destinatari',
      heading: 'A chi li comunichiamo',
      body: [
        'I dati non vengono venduti né diffusi. Li ricevono, per la parte che serve a ciascuno:',
        [
          'compagnie aeree, hotel, guide, trasportatori e corrispondenti locali che eseguono i servizi del viaggio;',
          "compagnia di assicurazione e garante contro l'insolvenza, per le coperture obbligatorie e per quelle incluse nella quota;",
          'la banca presso cui paghi il bonifico;',
          'consulenti fiscali e legali, autorità consolari, di frontiera e giudiziarie, nei casi previsti dalla legge.',
        ],
        'Questi fornitori lavorano per nostro conto come responsabili del trattamento (articolo 28 del GDPR) oppure come titolari autonomi, e solo quando usi il servizio:',
        [
          'ospitalità del sito, base dati, archivio cifrato dei documenti e invio delle e-mail: responsabili, per ogni visita, prenotazione o messaggio;',
          "verifica dell'identità (Sumsub, Regno Unito e Unione europea): responsabile, solo se apri un link di verifica;",
          'pagamenti con carta (Stripe Payments Europe, Irlanda): titolare autonomo per i pagamenti, solo se il servizio è attivo e scegli la carta;',
          'WhatsApp (WhatsApp Ireland Limited): titolare autonomo, solo quando premi un pulsante di chat;',
          'YouTube (Google Ireland Limited) e OpenStreetMap (Regno Unito): titolari autonomi, solo quando avvii un video o mostri la mappa. Ricevono dati a partire dal tuo indirizzo IP.',
        ],
      ],
    },
    {
      id: 'estero',
      heading: "Trasferimenti fuori dall'Unione europea",
      body: [
        'Per viaggi verso Paesi extraeuropei alcuni dati devono raggiungere hotel, vettori e autorità del luogo: il trasferimento è necessario per eseguire il contratto concluso con te (articolo 49, paragrafo 1, lettera b del GDPR).',
        'Per i servizi informatici:',
        [
          'sito, base dati, documenti ed e-mail: server nello Spazio economico europeo;',
          'Sumsub e OpenStreetMap: Regno Unito, in base alla decisione di adeguatezza della Commissione europea;',
          'Stripe, WhatsApp e YouTube: possibile trasferimento negli Stati Uniti, in base al Data Privacy Framework tra Unione europea e Stati Uniti o alle clausole contrattuali tipo.',
        ],
      ],
    },
    {
      id: 'conservazione',
      heading: 'Per quanto tempo li conserviamo',
      body: [
        { table: 'retention' },
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
        'Scrivi a {{email}}: rispondiamo entro un mese. Per proteggerti potremmo chiederti di dimostrare chi sei.',
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
