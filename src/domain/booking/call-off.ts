import { type Cents, formatEuro } from '../money.ts'
import { asVoucherSentence } from './leaving.ts'

/** Why a departure is called off. Staff must choose; no default, because the mail can't be unsent. */
export const callOffReasons = [
  {
    value: 'minimum',
    label: 'Numero minimo non raggiunto',
    text: 'Non abbiamo raggiunto il numero minimo di partecipanti.',
  },
  {
    value: 'coordinator',
    label: 'Coordinatore non disponibile',
    text: 'Chi doveva coordinare il gruppo non può partire e non abbiamo trovato chi lo sostituisca.',
  },
  {
    value: 'safety',
    label: 'Sicurezza o situazione sul posto',
    text: 'Le condizioni sul posto non ci permettono di viaggiare in sicurezza.',
  },
  {
    value: 'suppliers',
    label: 'Voli o alloggi non disponibili',
    text: 'Voli o alloggi previsti non sono più disponibili e non abbiamo trovato alternative.',
  },
  { value: 'other', label: 'Altro motivo', text: '' },
] as const

/** Too few travellers is not offered as a reason when there are enough, or after the legal deadline. */
export function reasonsFor({ missing }: { missing: number }) {
  return callOffReasons.filter(({ value }) => value !== 'minimum' || missing > 0)
}

/** The text of the mail itself, so that staff read exactly what the travellers will. */
export function callOffParagraphs(
  firstName: string,
  reason: string,
  paid: Cents,
  asVoucher: Cents = 0,
): string[] {
  return [
    `Ciao ${firstName}, ci dispiace: questa partenza non si farà. ${reason}`,
    paid > 0
      ? `Ti rimborsiamo tutto quello che hai versato, ${formatEuro(paid)}, entro 14 giorni. Se preferisci un'altra data o un'altra meta, scrivici e la cerchiamo insieme.`
      : "Non risulta alcun versamento. Se avevi già disposto un bonifico, rispondi a questa email e te lo restituiamo. Se vuoi un'altra data, scrivici.",
    ...asVoucherSentence(paid, asVoucher),
  ]
}
