import type { FormField, FormSection } from '../form-shape.ts'
import { colour, group, line, logo, moment, number, section, text, texts } from './words.ts'

function address(name: string, label: string): FormField {
  return group(name, label, {
    fields: [
      line('street', 'Via e numero'),
      line('postalCode', 'CAP'),
      line('city', 'Città'),
      line('province', 'Provincia'),
    ],
  })
}

export const brandForm: readonly FormSection[] = [
  section('agenzia', 'Agenzia', {
    fields: [
      line('name', 'Nome'),
      line('legalName', 'Ragione sociale'),
      line('vatNumber', 'Partita IVA'),
      line('rea', 'Numero REA', {
        hint: 'Con la sigla della provincia, per esempio AN-123456.',
        optional: true,
      }),
      line('shareCapital', 'Capitale sociale', {
        hint: 'Per esempio: 10.000 € i.v.',
        optional: true,
      }),
      line('pec', 'PEC', { optional: true }),
      line('contactEmail', 'Email'),
      line('contactPhone', 'Telefono'),
      address('address', 'Sede operativa'),
      address('registeredOffice', 'Sede legale'),
    ],
  }),
  section('marchio', 'Logo e colori', {
    note: 'Intestazione, email, documenti, icone e anteprime dei link seguono entro pochi secondi dalla pubblicazione. Senza un logo sta per l’agenzia la sua iniziale.',
    fields: [
      group('logoFiles', 'Logo', {
        optional: true,
        fields: [
          logo('mark', 'Simbolo', { ground: 'light', optional: true }),
          logo('markOnDark', 'Simbolo su fondo scuro', { ground: 'dark', optional: true }),
          logo('word', 'Logo con il nome', {
            hint: 'Sta al posto del simbolo e del nome scritto.',
            ground: 'light',
            optional: true,
          }),
          logo('wordOnDark', 'Logo con il nome su fondo scuro', { ground: 'dark', optional: true }),
        ],
      }),
      group('colors', 'Colori', {
        fields: [
          colour('primary', 'Colore principale', {
            role: 'primary',
            hint: 'Collegamenti, pulsanti e titoli.',
          }),
          colour('accent', 'Colore dei pulsanti', {
            role: 'accent',
            hint: 'Quello che invita a prenotare; le parole sopra sono scure.',
          }),
        ],
      }),
    ],
  }),
  section('rete', 'In rete', {
    fields: [
      line('siteUrl', 'Indirizzo del sito', {
        hint: 'Comincia con https:// e finisce senza barra.',
      }),
      group('socialLinks', 'Social', {
        fields: [
          line('instagram', 'Instagram', { optional: true }),
          line('facebook', 'Facebook', { optional: true }),
          line('twitter', 'X', { optional: true }),
        ],
      }),
      line('reviewsSite', 'Sito delle recensioni'),
      group('meta', 'Motori di ricerca', {
        fields: [
          line('titleSuffix', 'Che cosa fa, accanto al nome'),
          text('description', 'Descrizione', { rows: 3 }),
          texts('keywords', 'Parole chiave', { one: 'una parola' }),
        ],
      }),
    ],
  }),
  section('promesse', 'Promesse e note', {
    fields: [
      texts('guarantees', 'Garanzie', {
        one: 'una garanzia',
        hint: 'Sempre quattro.',
        fixed: true,
      }),
      group('footerNotes', 'Note in fondo alle pagine', {
        fields: [
          text('images', 'Sulle immagini', { rows: 2 }),
          text('prices', 'Sui prezzi', { rows: 2 }),
        ],
      }),
    ],
  }),
]

export const campaignForm: readonly FormSection[] = [
  section('campagna', 'Campagna', {
    note: 'Il titolo della home, il nastro, il conto alla rovescia e i prezzi barrati vengono da qui.',
    fields: [
      line('name', 'Nome'),
      group('headline', 'Titolo della home', {
        fields: [line('lead', 'Prima parte'), line('emphasis', 'Parte in evidenza')],
      }),
      number('discountPercentage', 'Sconto', {
        hint: 'Solo per i dati di esempio: con «Dati reali» vale quello che dice la storia dei prezzi.',
        min: 0,
        max: 100,
        unit: '%',
      }),
      line('banner', 'Testo del nastro', { optional: true }),
      line('validity', 'Quanto vale, in parole'),
      line('urgency', 'Invito'),
      number('validHours', 'Ore di validità', { min: 1, unit: 'ore' }),
    ],
  }),
  section('periodo', 'Quando e dove', {
    fields: [
      moment('from', 'Da', { optional: true }),
      moment('to', 'A', { optional: true }),
      texts('pages', 'Solo in queste pagine', {
        one: 'una pagina',
        hint: 'Senza pagine vale ovunque. Scrivi gli indirizzi: / per il titolo della home, /travel/grecia per i prezzi di un viaggio.',
        optional: true,
      }),
    ],
  }),
]

export const organiserForm: readonly FormSection[] = [
  section('organizzatore', 'Organizzatore', {
    note: 'Quello che la legge chiede di indicare in contratti, moduli e condizioni.',
    fields: [
      line('registration', 'SCIA o autorizzazione', { hint: 'Con numero, data ed ente.' }),
      line('emergencyPhone', 'Telefono per le emergenze'),
      group('liabilityInsurance', 'Responsabilità civile', {
        fields: [line('company', 'Compagnia'), line('policy', 'Polizza')],
      }),
      group('insolvencyCover', 'Garanzia contro l’insolvenza', {
        fields: [
          line('name', 'Nome'),
          line('policy', 'Polizza'),
          line('address', 'Indirizzo'),
          line('email', 'Email'),
          line('phone', 'Telefono'),
        ],
      }),
      group('disputeBody', 'Organismo per le controversie', {
        fields: [line('name', 'Nome'), line('site', 'Sito')],
      }),
    ],
  }),
]
