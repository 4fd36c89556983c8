import { buildWhatsAppUrl } from '../../../domain/contact/whatsapp.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'

type Facts = {
  contactName: string
  contactPhone: string
  destinationTitle: string
  startDate: string
  paymentReference: string | null
}

function greeting({ contactName }: Facts): string {
  const first = contactName.trim().split(/\s+/)[0]
  return first ? `Ciao ${first}!` : 'Ciao!'
}

/** The WhatsApp messages that staff send most often, ready to send. */
export const customerMessages = {
  receipt: (facts: Facts) =>
    `${greeting(facts)} Grazie per il bonifico per ${facts.destinationTitle}. Ci invii la ricevuta${
      facts.paymentReference ? ` (causale ${facts.paymentReference})` : ''
    }, così confermiamo la prenotazione?`,
  assistance: (facts: Facts) =>
    `${greeting(facts)} Abbiamo visto che il pagamento con carta per il viaggio «${facts.destinationTitle}» non è andato a buon fine. Ti aiutiamo noi: quando possiamo sentirci?`,
  payment: (facts: Facts) =>
    elidedDays(
      `${greeting(facts)} La tua prenotazione per il viaggio «${facts.destinationTitle}» del ${formatDate(facts.startDate)} ti aspetta: per confermarla manca solo il pagamento. Possiamo aiutarti?`,
    ),
  balance: (facts: Facts, balance: number, due: string | null, what = 'il saldo') =>
    elidedDays(
      `${greeting(facts)} Ti ricordiamo ${what} di ${formatEuro(balance)} per ${facts.destinationTitle}${
        due ? `, entro il ${formatDate(due)}` : ''
      }.`,
    ),
  hello: (facts: Facts) =>
    `${greeting(facts)} Ti scriviamo per il viaggio «${facts.destinationTitle}».`,
} as const

export function whatsAppTo(facts: Facts, message: string): string {
  return buildWhatsAppUrl(facts.contactPhone, message)
}
