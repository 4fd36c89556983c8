import type { ClaimKey } from '../../../domain/catalogue/claims.ts'

/** The text comes from the agency's document; the claim only decides whether it is shown. */
const guarantee = 'Fra le garanzie in fondo a ogni pagina; il testo si scrive in Redazione.'

/** The name of each claim, and where visitors read it. */
export const claimWords: Readonly<Record<ClaimKey, { label: string; where: string }>> = {
  travellers: {
    label: 'Viaggiatori',
    where: 'Home e Chi siamo: «… viaggiatori felici». Ad esempio 350+.',
  },
  experience: { label: 'Anni di esperienza', where: 'Home e Chi siamo. Ad esempio 6+.' },
  destinations: { label: 'Destinazioni', where: 'Chi siamo. Ad esempio 25+.' },
  since: {
    label: 'Anno di fondazione',
    where: 'Chi siamo: «Dal …, un gruppo alla volta». Ad esempio 2018.',
  },
  clients: { label: 'Clienti', where: 'In fondo a ogni pagina. Ad esempio 350+ clienti.' },
  iata: { label: 'Accreditamento IATA', where: guarantee },
  'guarantee-fund': { label: 'Fondo di garanzia', where: guarantee },
  insurance: { label: 'Assicurazione', where: guarantee },
  assistance: { label: 'Assistenza', where: guarantee },
  'site-scanner': {
    label: 'SiteScanner',
    where: 'Sigillo in fondo a ogni pagina: «Azienda Verificata».',
  },
  'trust-view': {
    label: 'Trust View',
    where: 'Punteggio accanto ai sigilli in fondo a ogni pagina. Ad esempio 4,8/5.',
  },
}
