import type { LegalDocument } from '../../domain/catalogue/shapes.ts'

/**
 * Allegato A, parte I, of D.Lgs. 79/2011 as changed by D.Lgs. 62/2018. The wording is the law's: only
 * the names and contacts between braces are the agency's.
 */
export const informationForm = {
  title: 'Modulo informativo standard',
  metaDescription:
    'Modulo informativo standard per contratti di pacchetto turistico (allegato A, parte I, del Codice del turismo) con i diritti del viaggiatore.',
  version: '1.0',
  inForceFrom: '2026-11-15',
  draftNote:
    "Il testo è quello dell'allegato A, parte I, del D.Lgs. 79/2011: il legale dell'agenzia controlla soltanto i nomi e i recapiti inseriti.",
  intro: [
    'La combinazione di servizi turistici che vi viene proposta è un pacchetto ai sensi della direttiva (UE) 2015/2302.',
    "Pertanto, beneficerete di tutti i diritti dell'UE che si applicano ai pacchetti. La società {{ragioneSociale}} sarà pienamente responsabile della corretta esecuzione del pacchetto nel suo insieme.",
    'Inoltre, come previsto dalla legge, la società {{ragioneSociale}} dispone di una protezione per rimborsare i vostri pagamenti e, se il trasporto è incluso nel pacchetto, garantire il vostro rimpatrio nel caso in cui diventi insolvente.',
  ],
  sections: [
    {
      id: 'diritti-fondamentali',
      heading: 'Diritti fondamentali ai sensi della direttiva (UE) 2015/2302',
      body: [
        [
          'I viaggiatori riceveranno tutte le informazioni essenziali sul pacchetto prima della conclusione del contratto di pacchetto turistico.',
          'Vi è sempre almeno un professionista responsabile della corretta esecuzione di tutti i servizi turistici inclusi nel contratto.',
          "Ai viaggiatori viene comunicato un numero telefonico di emergenza o i dati di un punto di contatto attraverso cui raggiungere l'organizzatore o l'agente di viaggio.",
          "I viaggiatori possono trasferire il pacchetto a un'altra persona, previo ragionevole preavviso ed eventualmente dietro pagamento di costi aggiuntivi.",
          "Il prezzo del pacchetto può essere aumentato solo se aumentano i costi specifici (per esempio, i prezzi del carburante) e se espressamente previsto nel contratto e, comunque, non oltre 20 giorni dall'inizio del pacchetto. Se l'aumento del prezzo è superiore all'8% del prezzo del pacchetto, il viaggiatore può risolvere il contratto. Se l'organizzatore si riserva il diritto di aumentare il prezzo, il viaggiatore ha diritto a una riduzione di prezzo se vi è una diminuzione dei costi pertinenti.",
          "I viaggiatori possono risolvere il contratto senza corrispondere spese di risoluzione e ottenere il rimborso integrale dei pagamenti se uno qualsiasi degli elementi essenziali del pacchetto, diverso dal prezzo, è cambiato in modo sostanziale. Se, prima dell'inizio del pacchetto, il professionista responsabile del pacchetto annulla lo stesso, i viaggiatori hanno la facoltà di ottenere il rimborso e, se del caso, un indennizzo.",
          "I viaggiatori possono, in circostanze eccezionali, risolvere il contratto senza corrispondere spese di risoluzione prima dell'inizio del pacchetto, ad esempio se sussistono seri problemi di sicurezza nel luogo di destinazione che possono pregiudicare il pacchetto.",
          "Inoltre, i viaggiatori possono in qualunque momento, prima dell'inizio del pacchetto, risolvere il contratto dietro pagamento di adeguate e giustificabili spese di risoluzione.",
          "Se, dopo l'inizio del pacchetto, elementi sostanziali dello stesso non possono essere forniti secondo quanto pattuito, dovranno essere offerte al viaggiatore idonee soluzioni alternative, senza supplementi di prezzo. I viaggiatori possono risolvere il contratto, senza corrispondere spese di risoluzione, qualora i servizi non siano eseguiti secondo quanto pattuito e questo incida in misura significativa sull'esecuzione del pacchetto e l'organizzatore non abbia posto rimedio al problema.",
          'I viaggiatori hanno altresì diritto a una riduzione di prezzo e/o al risarcimento per danni in caso di mancata o non conforme esecuzione dei servizi turistici.',
          "L'organizzatore è tenuto a prestare assistenza qualora il viaggiatore si trovi in difficoltà.",
          "Se l'organizzatore o, in alcuni Stati membri, il venditore diventa insolvente, i pagamenti saranno rimborsati. Se l'organizzatore o, se del caso, il venditore diventa insolvente dopo l'inizio del pacchetto e se nello stesso è incluso il trasporto, il rimpatrio dei viaggiatori è garantito. {{ragioneSociale}} ha sottoscritto una protezione in caso d'insolvenza con {{garante}} ({{garanzia}}). I viaggiatori possono contattare tale soggetto ({{garanteIndirizzo}}, {{garanteEmail}}, {{garanteTelefono}}) qualora i servizi siano negati causa insolvenza di {{ragioneSociale}}.",
        ],
      ],
    },
    {
      id: 'contatti',
      heading: "Organizzatore e punto di contatto per l'emergenza",
      body: [
        '{{ragioneSociale}}, partita IVA {{partitaIva}}, sede legale in {{sedeLegale}}, e-mail {{email}}, telefono {{telefono}}. Numero di emergenza durante il viaggio: {{telefonoEmergenze}}.',
      ],
    },
    {
      id: 'normativa',
      heading: 'Norme nazionali',
      body: [
        'Direttiva (UE) 2015/2302 recepita nel diritto nazionale con il decreto legislativo 21 maggio 2018, n. 62, che ha modificato il Codice del turismo (decreto legislativo 23 maggio 2011, n. 79): www.normattiva.it',
      ],
    },
  ],
} satisfies LegalDocument
