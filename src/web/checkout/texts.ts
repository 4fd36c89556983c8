import { defaultIbanWarning } from '../../domain/accounts/iban.ts'
import { hasAnswered, messageOf, reasonOf } from '../api-errors.ts'
import { type Toast, toast } from '../ui/toast.ts'

/** Messages for a failed call whose answer has no better message of its own. */
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

/** Reports a failed call: the reason of the refusal, or else the page's sentence. */
export function tellFailure(error: unknown, sentence: string = failureTexts.process): void {
  toast(errorToast(messageOf(error, sentence)))
}

/** For a payment that could not be declared: the reason of the refusal, or what failed and whom to contact. */
export function declarationFailed(error: unknown, fault: 'update' | 'create'): Toast {
  const reason = reasonOf(error)
  if (reason) return errorToast(reason)
  const sentence = hasAnswered(error) ? failureTexts[fault] : failureTexts.confirm
  return errorToast(sentence, fault === 'update' ? failureTexts.paymentStatus : failureTexts.save)
}

/** The warning `Attenzione: …` of the rules, split into title and sentence. */
export function defaultIbanToast(): Toast {
  const [title = '', ...rest] = defaultIbanWarning.split(': ')
  return { title, description: rest.join(': '), duration: 8000 }
}
