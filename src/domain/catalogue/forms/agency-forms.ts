import type { FormField, FormSection } from '../form-shape.ts'

function address(name: string, label: string): FormField {
  return {
    kind: 'group',
    name,
    label,
    fields: [
      { kind: 'line', name: 'street', label: 'Via e numero' },
      { kind: 'line', name: 'postalCode', label: 'CAP' },
      { kind: 'line', name: 'city', label: 'Città' },
      { kind: 'line', name: 'province', label: 'Provincia' },
    ],
  }
}

export const brandForm: readonly FormSection[] = [
  {
    id: 'agenzia',
    title: 'Agenzia',
    fields: [
      { kind: 'line', name: 'name', label: 'Nome' },
      { kind: 'line', name: 'legalName', label: 'Ragione sociale' },
      { kind: 'line', name: 'vatNumber', label: 'Partita IVA' },
      {
        kind: 'line',
        name: 'rea',
        label: 'Numero REA',
        hint: 'Con la sigla della provincia, per esempio AN-123456.',
        optional: true,
      },
      {
        kind: 'line',
        name: 'shareCapital',
        label: 'Capitale sociale',
        hint: 'Per esempio: 10.000 € i.v.',
        optional: true,
      },
      { kind: 'line', name: 'pec', label: 'PEC', optional: true },
      { kind: 'line', name: 'contactEmail', label: 'Email' },
      { kind: 'line', name: 'contactPhone', label: 'Telefono' },
      address('address', 'Sede operativa'),
      address('registeredOffice', 'Sede legale'),
    ],
  },
  {
    id: 'marchio',
    title: 'Logo e colori',
    note: 'Intestazione, email, documenti, icone e anteprime dei link seguono entro pochi secondi dalla pubblicazione. Senza un logo sta per l’agenzia la sua iniziale.',
    fields: [
      {
        kind: 'group',
        name: 'logoFiles',
        label: 'Logo',
        optional: true,
        fields: [
          { kind: 'logo', name: 'mark', label: 'Simbolo', ground: 'light', optional: true },
          {
            kind: 'logo',
            name: 'markOnDark',
            label: 'Simbolo su fondo scuro',
            ground: 'dark',
            optional: true,
          },
          {
            kind: 'logo',
            name: 'word',
            label: 'Logo con il nome',
            hint: 'Sta al posto del simbolo e del nome scritto.',
            ground: 'light',
            optional: true,
          },
          {
            kind: 'logo',
            name: 'wordOnDark',
            label: 'Logo con il nome su fondo scuro',
            ground: 'dark',
            optional: true,
          },
        ],
      },
      {
        kind: 'group',
        name: 'colors',
        label: 'Colori',
        fields: [
          {
            kind: 'colour',
            name: 'primary',
            role: 'primary',
            label: 'Colore principale',
            hint: 'Collegamenti, pulsanti e titoli.',
          },
          {
            kind: 'colour',
            name: 'accent',
            role: 'accent',
            label: 'Colore dei pulsanti',
            hint: 'Quello che invita a prenotare; le parole sopra sono scure.',
          },
        ],
      },
    ],
  },
  {
    id: 'rete',
    title: 'In rete',
    fields: [
      {
        kind: 'line',
        name: 'siteUrl',
        label: 'Indirizzo del sito',
        hint: 'Comincia con https:// e finisce senza barra.',
      },
      {
        kind: 'group',
        name: 'socialLinks',
        label: 'Social',
        fields: [
          { kind: 'line', name: 'instagram', label: 'Instagram', optional: true },
          { kind: 'line', name: 'facebook', label: 'Facebook', optional: true },
          { kind: 'line', name: 'twitter', label: 'X', optional: true },
        ],
      },
      { kind: 'line', name: 'reviewsSite', label: 'Sito delle recensioni' },
      {
        kind: 'group',
        name: 'meta',
        label: 'Motori di ricerca',
        fields: [
          { kind: 'line', name: 'titleSuffix', label: 'Che cosa fa, accanto al nome' },
          { kind: 'text', name: 'description', label: 'Descrizione', rows: 3 },
          { kind: 'texts', name: 'keywords', label: 'Parole chiave', one: 'una parola' },
        ],
      },
    ],
  },
  {
    id: 'promesse',
    title: 'Promesse e note',
    fields: [
      {
        kind: 'texts',
        name: 'guarantees',
        label: 'Garanzie',
        one: 'una garanzia',
        hint: 'Sempre quattro.',
        fixed: true,
      },
      {
        kind: 'group',
        name: 'footerNotes',
        label: 'Note in fondo alle pagine',
        fields: [
          { kind: 'text', name: 'images', label: 'Sulle immagini', rows: 2 },
          { kind: 'text', name: 'prices', label: 'Sui prezzi', rows: 2 },
        ],
      },
    ],
  },
]

export const campaignForm: readonly FormSection[] = [
  {
    id: 'campagna',
    title: 'Campagna',
    note: 'Il titolo della home, il nastro, il conto alla rovescia e i prezzi barrati vengono da qui.',
    fields: [
      { kind: 'line', name: 'name', label: 'Nome' },
      {
        kind: 'group',
        name: 'headline',
        label: 'Titolo della home',
        fields: [
          { kind: 'line', name: 'lead', label: 'Prima parte' },
          { kind: 'line', name: 'emphasis', label: 'Parte in evidenza' },
        ],
      },
      {
        kind: 'number',
        name: 'discountPercentage',
        label: 'Sconto',
        hint: 'Solo per i dati di esempio: con «Dati reali» vale quello che dice la storia dei prezzi.',
        min: 0,
        max: 100,
        unit: '%',
      },
      { kind: 'line', name: 'banner', label: 'Testo del nastro', optional: true },
      { kind: 'line', name: 'validity', label: 'Quanto vale, in parole' },
      { kind: 'line', name: 'urgency', label: 'Invito' },
      { kind: 'number', name: 'validHours', label: 'Ore di validità', min: 1, unit: 'ore' },
    ],
  },
  {
    id: 'periodo',
    title: 'Quando e dove',
    fields: [
      { kind: 'moment', name: 'from', label: 'Da', optional: true },
      { kind: 'moment', name: 'to', label: 'A', optional: true },
      {
        kind: 'texts',
        name: 'pages',
        label: 'Solo in queste pagine',
        one: 'una pagina',
        hint: 'Senza pagine vale ovunque. Scrivi gli indirizzi: / per il titolo della home, /travel/grecia per i prezzi di un viaggio.',
        optional: true,
      },
    ],
  },
]

export const organiserForm: readonly FormSection[] = [
  {
    id: 'organizzatore',
    title: 'Organizzatore',
    note: 'Quello che la legge chiede di indicare in contratti, moduli e condizioni.',
    fields: [
      {
        kind: 'line',
        name: 'registration',
        label: 'SCIA o autorizzazione',
        hint: 'Con numero, data ed ente.',
      },
      { kind: 'line', name: 'emergencyPhone', label: 'Telefono per le emergenze' },
      {
        kind: 'group',
        name: 'liabilityInsurance',
        label: 'Responsabilità civile',
        fields: [
          { kind: 'line', name: 'company', label: 'Compagnia' },
          { kind: 'line', name: 'policy', label: 'Polizza' },
        ],
      },
      {
        kind: 'group',
        name: 'insolvencyCover',
        label: 'Garanzia contro l’insolvenza',
        fields: [
          { kind: 'line', name: 'name', label: 'Nome' },
          { kind: 'line', name: 'policy', label: 'Polizza' },
          { kind: 'line', name: 'address', label: 'Indirizzo' },
          { kind: 'line', name: 'email', label: 'Email' },
          { kind: 'line', name: 'phone', label: 'Telefono' },
        ],
      },
      {
        kind: 'group',
        name: 'disputeBody',
        label: 'Organismo per le controversie',
        fields: [
          { kind: 'line', name: 'name', label: 'Nome' },
          { kind: 'line', name: 'site', label: 'Sito' },
        ],
      },
    ],
  },
]
