import type { ConsentPurpose } from './consent-store.ts'

export const consentTexts = {
  title: 'Cookie: decidi tu',
  text: 'Usiamo strumenti tecnici. Con il tuo consenso noi e terzi contiamo le visite e misuriamo gli annunci. Chiudendo con la X restano solo i tecnici.',
  policy: 'Cookie Policy',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  customise: 'Scegli che cosa accettare',
  close: 'Chiudi e rifiuta',
  preferencesTitle: 'Preferenze cookie',
  preferencesLead:
    'La scelta vale sei mesi e puoi cambiarla quando vuoi da qui, in fondo a ogni pagina.',
  save: 'Salva le preferenze',
  saved: {
    title: 'Preferenze salvate',
    description: 'Le ritrovi in fondo a ogni pagina, alla voce Preferenze cookie.',
  },
} as const

export const necessaryTexts = {
  label: 'Tecnici, sempre attivi',
  hint: 'Ricordano la data che hai scelto, la prenotazione in corso e questa risposta. Senza, il sito non funziona.',
} as const

export const purposeTexts: Record<ConsentPurpose, { label: string; hint: string }> = {
  statistics: {
    label: 'Statistiche',
    hint: 'Quali pagine si guardano e dove ci si ferma, per migliorare il sito.',
  },
  advertising: {
    label: 'Misurazione degli annunci',
    hint: "Se un annuncio ha portato a un contatto, per non spendere in annunci inutili. L'evento non contiene il tuo nome né il tuo numero.",
  },
}
