import type { PackFacts, SoldDetails } from '../../../domain/booking/contract-pack.ts'
import { childProtectionNotice } from '../../../domain/catalogue/child-protection.ts'

export type DetailSection = { heading: string; items: string[] }

/** What article 34 requires beyond programme, hotels and flights. */
export function detailSections(details: SoldDetails): DetailSection[] {
  return [
    { heading: 'Pasti', items: [details.meals] },
    { heading: 'La quota non comprende', items: details.notIncluded },
    { heading: 'Gruppo e numero minimo', items: [details.group] },
    { heading: 'Difficoltà ed età', items: [details.effort, details.ages] },
    { heading: 'Idoneità per persone a mobilità ridotta', items: [details.mobility] },
    { heading: 'Lingua dei servizi', items: [details.language] },
    { heading: 'Documenti, visti e formalità sanitarie', items: details.entry },
    { heading: 'Assicurazioni', items: [details.insurance] },
  ]
}

/** What article 36 requires in every contract in addition, with the names filled in. */
export function dutySections({ agreed, agency }: PackFacts): DetailSection[] {
  const { ragioneSociale, sedeOperativa, email, telefono, telefonoEmergenze } = agency
  return [
    {
      heading: 'Richieste particolari accettate',
      items: [agreed.note ?? 'Nessuna.'],
    },
    {
      heading: 'Chi risponde del viaggio',
      items: [
        `${ragioneSociale} è responsabile dell'esatta esecuzione di tutti i servizi turistici inclusi nel contratto (articolo 42 del Codice del turismo) ed è tenuta a prestare assistenza al viaggiatore in difficoltà (articolo 45).`,
        `Per chiedere assistenza o segnalare un difetto: ${ragioneSociale}, ${sedeOperativa}, ${email}, telefono ${telefono}; durante il viaggio ${telefonoEmergenze}.`,
        'Il viaggiatore comunica senza ritardo i difetti di conformità che rileva durante il viaggio (articolo 42, comma 2).',
      ],
    },
    {
      heading: 'Protezione in caso d’insolvenza',
      items: [
        `${agency.garante}, ${agency.garanzia}, ${agency.garanteIndirizzo}, ${agency.garanteEmail}, telefono ${agency.garanteTelefono}.`,
      ],
    },
    {
      heading: 'Minori non accompagnati',
      items: [
        `Se viaggia un minore senza un genitore o un'altra persona autorizzata, il contatto diretto con lui o con chi ne è responsabile sul posto si ottiene dal coordinatore del gruppo, al numero ${telefonoEmergenze}. ${agreed.contactName} è il contatto di chi ha prenotato.`,
      ],
    },
    {
      heading: 'Recesso, cessione e reclami',
      items: [
        'Prima della partenza si può recedere in ogni momento, alle spese dell’articolo 7 delle condizioni.',
        'Il contratto si può cedere a un’altra persona con avviso scritto almeno sette giorni prima della partenza (articolo 38 del Codice del turismo e articolo 9 delle condizioni).',
        `Un reclamo si invia a ${email}; risposta entro trenta giorni. Organismo di risoluzione alternativa delle controversie: ${agency.organismoAdr}, ${agency.sitoAdr}.`,
      ],
    },
    { heading: 'Tutela dei minori', items: [childProtectionNotice] },
  ]
}
