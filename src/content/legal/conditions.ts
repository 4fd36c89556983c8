import { cancellationLines } from '../../domain/booking/cancellation.ts'
import type { LegalDocument } from '../../domain/catalogue/shapes.ts'

export const generalConditions = {
  title: 'Condizioni generali di contratto',
  metaDescription:
    'Regole di vendita dei pacchetti turistici: informazioni, acconto e saldo, recesso, numero minimo, responsabilità, reclami e garanzie.',
  version: '2.0',
  inForceFrom: '2026-11-15',
  draftNote:
    "Modello di condizioni generali: penali, numero minimo e criteri di revisione del prezzo vanno verificati dal legale dell'agenzia prima di vendere un viaggio. Polizze, garante, SCIA e organismo di conciliazione si compilano una volta sola nei dati dell'organizzatore.",
  intro: [
    'Queste condizioni regolano la vendita dei pacchetti turistici organizzati da {{ragioneSociale}}. Fanno parte del contratto insieme alla scheda del viaggio, al modulo informativo standard e alla conferma di prenotazione. Si applica il Codice del turismo (D.Lgs. 23 maggio 2011, n. 79), articoli da 32 a 51-novies, come modificato dal D.Lgs. 21 maggio 2018, n. 62 in attuazione della direttiva (UE) 2015/2302.',
  ],
  sections: [
    {
      id: 'organizzatore',
      heading: '1. Organizzatore',
      body: [
        'Organizzatore è {{ragioneSociale}}, partita IVA {{partitaIva}}, sede legale in {{sedeLegale}}, sede operativa in {{sedeOperativa}}, e-mail {{email}}, telefono {{telefono}}.',
        "Esercita l'attività in base a: {{scia}}. È assicurata per la responsabilità civile professionale con {{assicuratore}} (polizza {{polizza}}) e contro il rischio di insolvenza con {{garante}} ({{garanzia}}).",
      ],
    },
    {
      id: 'modulo-informativo',
      heading: '2. Modulo informativo standard',
      body: [
        "La combinazione di servizi proposta è un pacchetto turistico. Prima della conclusione del contratto ricevi il modulo informativo dell'allegato A, parte I, del Codice del turismo e le informazioni dell'articolo 34: destinazione, date, mezzi di trasporto, sistemazione, pasti, visite, lingua, dimensione del gruppo, prezzo complessivo, modalità di pagamento, numero minimo, documenti e visti, recesso e assicurazioni.",
        'I tuoi diritti fondamentali sono questi:',
        [
          'ricevere tutte le informazioni essenziali prima di concludere il contratto;',
          'avere almeno un professionista responsabile della corretta esecuzione di tutti i servizi inclusi;',
          "disporre di un numero di emergenza o di un punto di contatto per l'organizzatore;",
          "trasferire il pacchetto a un'altra persona, con ragionevole preavviso e a fronte dei soli costi effettivi;",
          "subire un aumento del prezzo solo se aumentano costi specifici e il contratto lo prevede, mai negli ultimi venti giorni; oltre l'8% puoi recedere senza penali;",
          'recedere senza spese, con rimborso completo, se un elemento essenziale cambia in modo sostanziale o in presenza di circostanze eccezionali a destinazione;',
          'ottenere soluzioni alternative senza supplemento, la riduzione del prezzo o il risarcimento se i servizi non sono resi come concordato;',
          'essere assistito quando ti trovi in difficoltà durante il viaggio;',
          "essere rimborsato e, se il trasporto è incluso, rimpatriato in caso di insolvenza dell'organizzatore.",
        ],
        'Le informazioni precontrattuali sono vincolanti e non cambiano senza accordo espresso tra le parti.',
      ],
    },
    {
      id: 'conclusione',
      heading: '3. Conclusione del contratto',
      body: [
        'Le richieste di informazioni inviate dal sito, via e-mail o su WhatsApp non obbligano nessuno. Il viaggio si prenota in uno di questi due modi:',
        [
          'con il link di prenotazione personale che ti manda un consulente: inserisci i dati dei viaggiatori, leggi il riepilogo dei prezzi e invii il modulo;',
          'da solo, nella pagina di prenotazione diretta del sito (/booking): scegli viaggio, partenza, aeroporto e viaggiatori; la pagina seguente mostra prezzo, conto e causale, e la prenotazione nasce quando confermi di avere inviato il bonifico.',
        ],
        "In entrambi i casi, prima dell'invio trovi il modulo informativo standard, queste condizioni e la privacy policy nella versione in vigore. Con l'invio formuli una proposta che, se c'è un prezzo, ti obbliga a pagare; registriamo la versione dei testi che hai accettato, con data e ora. L'organizzatore accetta inviando la conferma su supporto durevole dopo aver verificato disponibilità e acconto. Il fascicolo del contratto in PDF ti arriva per e-mail e resta scaricabile dalla pagina della prenotazione.",
        "Chi prenota per altri garantisce di essere autorizzato e risponde dell'esattezza dei dati. Nomi e numeri di passaporto devono corrispondere ai documenti: la correzione dopo l'emissione dei biglietti può avere un costo.",
      ],
    },
    {
      id: 'prezzo',
      heading: '4. Prezzo e pagamenti',
      body: [
        [
          'Acconto: di norma il 40% del totale, al momento della prenotazione, con bonifico bancario sul conto e con la causale indicati nella pagina di pagamento.',
          'Ricevuta: va inviata al consulente entro 24 ore dal bonifico. La conferma definitiva arriva dopo la verifica.',
          'Saldo: entro trenta giorni prima della partenza. Per prenotazioni fatte più tardi il saldo è dovuto entro tre giorni dalla prenotazione e comunque al più tardi il giorno prima della partenza.',
          'Bambini: chi non ha compiuto dodici anni il giorno della partenza ha lo sconto indicato nel link di prenotazione, di norma il 50% della quota.',
        ],
        "Il mancato pagamento alle scadenze, dopo un sollecito scritto con un termine di almeno tre giorni, permette all'organizzatore di risolvere il contratto e di applicare le penali di recesso.",
        'Le offerte a tempo valgono per i posti e le date a cui si riferiscono. Il prezzo confermato nel contratto non cambia per effetto di promozioni successive.',
      ],
    },
    {
      id: 'revisione',
      heading: '5. Revisione del prezzo',
      body: [
        'Dopo la conclusione del contratto il prezzo può variare, in aumento o in diminuzione, soltanto per il costo del carburante o di altre fonti di energia del trasporto, per tasse e diritti imposti da terzi non direttamente coinvolti nel pacchetto (atterraggio, sbarco e imbarco, soggiorno) o per i tassi di cambio pertinenti. La variazione si calcola così:',
        [
          'trasporto: differenza tra il supplemento carburante applicato dal vettore il giorno della conferma e quello applicato il giorno della comunicazione, divisa per i viaggiatori a cui si riferisce;',
          'tasse e diritti: differenza tra gli importi in vigore nelle stesse due date, per persona;',
          'cambio: variazione del tasso di riferimento della Banca centrale europea tra le stesse due date, applicata alla sola parte del prezzo pagata in quella valuta, che su richiesta ti indichiamo.',
        ],
        "L'aumento va comunicato su supporto durevole, con motivazione e calcolo, almeno venti giorni prima della partenza: dopo non è più possibile. Se supera l'8% del prezzo complessivo puoi recedere senza penali, come per le modifiche significative dell'articolo seguente. Se i costi diminuiscono tra la conferma e la partenza hai diritto alla riduzione corrispondente, dedotte le spese amministrative effettive, che documentiamo.",
      ],
    },
    {
      id: 'modifiche',
      heading: '6. Modifiche prima della partenza',
      body: [
        "L'organizzatore può modificare elementi di scarsa importanza, come l'orario di una visita o un hotel con un altro di pari categoria, comunicandolo in modo chiaro su supporto durevole.",
        "Se deve modificare in modo significativo le caratteristiche principali, non può soddisfare una richiesta particolare che ha accettato, o propone un aumento oltre l'8%, puoi accettare, recedere senza penali o scegliere un pacchetto sostitutivo di qualità equivalente o superiore, se viene offerto. La comunicazione descrive la modifica e il suo effetto sul prezzo, indica entro quando rispondere e che cosa accade se non rispondi.",
        'Il silenzio non vale come accettazione: se non rispondi entro il termine ti ricontattiamo una seconda volta; senza risposta nemmeno allora, il contratto si scioglie senza alcuna spesa e ricevi il rimborso di quanto hai versato. In ogni caso di recesso il rimborso arriva entro quattordici giorni.',
      ],
    },
    {
      id: 'recesso-viaggiatore',
      heading: '7. Recesso del viaggiatore',
      body: [
        "Puoi recedere in ogni momento prima dell'inizio del viaggio, per iscritto. Le penali sono calcolate sulla quota di ogni viaggiatore che rinuncia:",
        cancellationLines(),
        "Su richiesta l'organizzatore motiva l'importo delle spese di recesso. Il rimborso, al netto della penale, avviene entro quattordici giorni.",
        "Nessuna penale è dovuta in caso di circostanze inevitabili e straordinarie nel luogo di destinazione o nelle sue immediate vicinanze, con un'incidenza sostanziale sull'esecuzione del pacchetto o sul trasporto. Per i contratti conclusi fuori dai locali commerciali puoi recedere entro cinque giorni senza motivazione, salvo le offerte con tariffe molto ridotte, per le quali l'esclusione va evidenziata.",
      ],
    },
    {
      id: 'numero-minimo',
      heading: "8. Gruppi, numero minimo e recesso dell'organizzatore",
      body: [
        'I gruppi sono composti al massimo da dieci viaggiatori. Salvo diversa indicazione nella scheda del viaggio, il numero minimo per la partenza è di sei.',
        "Se il minimo non viene raggiunto l'organizzatore può recedere rimborsando tutto, senza altri indennizzi, dandone avviso:",
        [
          'almeno venti giorni prima per i viaggi di durata superiore a sei giorni;',
          'almeno sette giorni prima per i viaggi da due a sei giorni;',
          'almeno quarantotto ore prima per i viaggi più brevi di due giorni.',
        ],
        'Lo stesso vale se circostanze inevitabili e straordinarie impediscono il viaggio e la comunicazione arriva senza ritardo.',
      ],
    },
    {
      id: 'cessione',
      heading: '9. Cessione del contratto',
      body: [
        "Puoi farti sostituire da una persona che soddisfi le condizioni del servizio, con avviso scritto almeno sette giorni prima della partenza. Chi cede e chi subentra rispondono in solido del saldo e dei costi effettivi della cessione, che l'organizzatore documenta. Alcuni vettori non permettono il cambio di nominativo: in quel caso il costo può essere quello di un nuovo biglietto.",
      ],
    },
    {
      id: 'obblighi',
      heading: '10. Obblighi dei viaggiatori',
      body: [
        "Ogni viaggiatore porta con sé passaporto valido, visti e certificati richiesti, e ne controlla la validità prima di partire anche attraverso il sito Viaggiare Sicuri del Ministero degli Affari Esteri. Le regole indicate nelle schede riguardano cittadini italiani; chi ha un'altra cittadinanza le verifica con il consolato.",
        'Per i minori di quattordici anni va controllata la dichiarazione di accompagnamento quando viaggiano senza genitori.',
        'Durante il viaggio si seguono le indicazioni dei coordinatori, le leggi del luogo e le regole di sicurezza. Chi causa danni o mette in pericolo il gruppo ne risponde e può esserne allontanato senza rimborso.',
      ],
    },
    {
      id: 'responsabilita',
      heading: '11. Responsabilità e difetti di conformità',
      body: [
        "L'organizzatore è responsabile dell'esecuzione di tutti i servizi inclusi, anche se prestati da terzi. Comunica ogni difetto al coordinatore o all'assistenza senza ritardo: va rimediato entro un termine ragionevole, a meno che sia impossibile o sproporzionato. Se non accade puoi provvedere da solo e chiedere il rimborso delle spese necessarie e documentate.",
        'Hai diritto a una riduzione adeguata del prezzo per il periodo del difetto e al risarcimento del danno, anche da vacanza rovinata, salvo che il difetto dipenda da te, da un terzo estraneo ai servizi e sia imprevedibile, o da circostanze inevitabili e straordinarie.',
        'Il risarcimento, esclusi i danni alla persona e quelli causati con dolo o colpa, è limitato a tre volte il prezzo del pacchetto. Il diritto alla riduzione del prezzo e al risarcimento si prescrive in due anni dal rientro; per i danni alla persona in tre anni, o nel termine più lungo previsto per i singoli servizi.',
      ],
    },
    {
      id: 'assistenza',
      heading: '12. Obbligo di assistenza e rientro impossibile',
      body: [
        "A chi si trova in difficoltà l'organizzatore fornisce senza ritardo informazioni su servizi sanitari, autorità locali e consolati, e aiuto nelle comunicazioni e nella ricerca di soluzioni alternative. Il numero di emergenza è {{telefonoEmergenze}}. Il costo ragionevole dell'assistenza può essere chiesto soltanto se il problema è stato causato dal viaggiatore con intenzione o per colpa.",
        "Se il rientro è impossibile per circostanze inevitabili e straordinarie, l'organizzatore sostiene l'alloggio necessario, ove possibile di categoria equivalente, per un massimo di tre notti per viaggiatore, o per il periodo più lungo previsto dalle norme europee sui diritti dei passeggeri.",
        "Il limite di tre notti non vale (articolo 42, comma 8, del Codice del turismo), purché le particolari esigenze siano state comunicate all'organizzatore almeno quarantotto ore prima dell'inizio del viaggio, per:",
        [
          'le persone a mobilità ridotta, come definite dal regolamento (CE) 1107/2006, e i loro accompagnatori;',
          'le donne in stato di gravidanza;',
          'i minori non accompagnati;',
          'le persone che hanno bisogno di assistenza medica specifica.',
        ],
        "L'organizzatore non può richiamarsi alle circostanze inevitabili e straordinarie per limitare questo obbligo se il vettore non può farlo in base alle norme dell'Unione. Le esigenze di mobilità si comunicano al momento della prenotazione o appena note: su richiesta diciamo, prima della conclusione del contratto, se il viaggio è adatto.",
      ],
    },
    {
      id: 'reclami',
      heading: '13. Reclami e conciliazione',
      body: [
        'Oltre alla segnalazione durante il viaggio, puoi inviare un reclamo scritto a {{email}}, preferibilmente entro dieci giorni lavorativi dal rientro, con una descrizione dei fatti e gli eventuali documenti. Rispondiamo entro trenta giorni.',
        "Se la risposta non ti soddisfa puoi rivolgerti, senza passare dal giudice, all'organismo di risoluzione alternativa delle controversie a cui aderiamo: {{organismoAdr}}, {{sitoAdr}}. Per il giudizio è competente il foro di residenza o domicilio del consumatore.",
      ],
    },
    {
      id: 'insolvenza',
      heading: "14. Assicurazioni e protezione contro l'insolvenza",
      body: [
        "L'organizzatore è coperto da una polizza di responsabilità civile ({{assicuratore}}, polizza {{polizza}}) e da una protezione contro insolvenza o fallimento (articolo 47 del Codice del turismo) prestata da {{garante}}, {{garanzia}}, {{garanteIndirizzo}}, e-mail {{garanteEmail}}, telefono {{garanteTelefono}}. Assicura senza ritardo il rimborso del prezzo versato e il rientro immediato se il pacchetto include il trasporto. In alternativa al rimborso può esserti offerta la continuazione del viaggio.",
        "La quota comprende una polizza medico-bagaglio, le cui condizioni sono consegnate prima della partenza. È possibile, e consigliato, aggiungere una copertura per l'annullamento.",
      ],
    },
    {
      id: 'trasporto-aereo',
      heading: '15. Trasporto aereo',
      body: [
        "Compagnie, orari e scali indicati nelle schede possono cambiare: quelli definitivi sono nei documenti di viaggio. L'identità del vettore effettivo è comunicata come prevede il regolamento (CE) 2111/2005. In caso di ritardo, cancellazione o negato imbarco valgono anche i diritti del regolamento (CE) 261/2004.",
      ],
    },
    {
      id: 'sistemazione',
      heading: '16. Sistemazioni, immagini e coordinatori',
      body: [
        "Le stelle degli hotel seguono la classificazione del Paese ospitante o, in sua mancanza, una valutazione dell'organizzatore. Le immagini del sito sono illustrative. I nomi dei coordinatori sono indicati in buona fede: per malattia o altra causa possono essere sostituiti da colleghi di pari esperienza.",
      ],
    },
    {
      id: 'comunicazione-obbligatoria',
      heading: '17. Comunicazione obbligatoria',
      body: [
        "Ai sensi dell'articolo 17 della legge 6 febbraio 2006, n. 38: la legge italiana punisce con la reclusione i reati concernenti la prostituzione e la pornografia minorile, anche se commessi all'estero.",
      ],
    },
  ],
} satisfies LegalDocument
