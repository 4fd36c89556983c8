import { defaultIbanWarning } from '../../domain/accounts/iban.ts'
import { hasAnswered, messageOf, reasonOf } from '../api-errors.ts'
import { type Toast, toast } from '../ui/toast.ts'

/** What the pages say when a call fails and the answer has no better sentence of its own. */
export const failureTexts = {
  load: 'Errore nel caricamento dei dati',
  create: 'Errore nella creazione della prenotazione',
  process: "Errore nell'elaborazione della prenotazione",
  update: "Errore nell'aggiornamento della prenotazione",
  confirm: "Errore nell'elaborazione della conferma",
  paymentStatus:
    "Si è verificato un problema durante l'aggiornamento dello stato del pagamento. Contatta l'assistenza.",
  save: "Si è verificato un problema durante il salvataggio dei dati. Contatta l'assistenza.",
} as const

export function errorToast(description: string, detail?: string): Toast {
  return { title: 'Errore', description, variant: 'destructive', ...(detail ? { detail } : {}) }
}

/** A call has failed: the reason of the refusal, or else the page's sentence. */
export function tellFailure(error: unknown, sentence: string = failureTexts.process): void {
  toast(errorToast(messageOf(error, sentence)))
}

/** A payment could not be declared: the reason of the refusal, or what failed and whom to ask. */
export function declarationFailed(error: unknown, fault: 'update' | 'create'): Toast {
  const reason = reasonOf(error)
  if (reason) return errorToast(reason)
  const sentence = hasAnswered(error) ? failureTexts[fault] : failureTexts.confirm
  return errorToast(sentence, fault === 'update' ? failureTexts.paymentStatus : failureTexts.save)
}

/** `Attenzione: …` of the rules, as title and sentence. */
export function defaultIbanToast(): Toast {
  const [title = '', ...rest] = defaultIbanWarning.split(': ')
  return { title, description: rest.join(': '), duration: 8000 }
}
