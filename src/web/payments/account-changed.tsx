import { ShieldCheck } from 'lucide-react'
import { path } from '../../contract/pages.ts'
import { formatMoment } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { classNames } from '../ui/class-names.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { PaymentView } from './payment-query.ts'

type Props = { change: PaymentView['accountChange']; className?: string }

/** The account was replaced: why the message is genuine, and what to do about a transfer already sent. */
export function AccountChanged({ change, className = 'mt-5' }: Props) {
  if (!change) return null
  return (
    <section
      aria-labelledby="conto-cambiato"
      className={classNames(
        'flex items-start gap-3.5 rounded-control bg-primary-light px-5 py-4',
        className,
      )}
    >
      <ShieldCheck className="mt-0.5 size-5.5 flex-none text-primary" aria-hidden />
      <div className="min-w-0">
        <h3 id="conto-cambiato" className="font-text text-base font-semibold tracking-normal">
          Il conto per il bonifico è cambiato
        </h3>
        <p className="mt-1">
          {elidedDays(`Dal ${formatMoment(change.changedAt).slice(0, 10)}`)} si paga sul nuovo
          conto, indicato in questa pagina: quello di prima ({change.previousIban}) non è più in
          uso.
        </p>
        <p className="mt-2">
          L'email che hai ricevuto è nostra: lo stesso cambio lo leggi qui, nella pagina del tuo
          link personale, e il nuovo IBAN è pubblicato in{' '}
          <TextLink to={path('officialAccounts')}>I nostri conti</TextLink>.
        </p>
        <p className="mt-2">
          Se hai già inviato il bonifico al conto di prima non ripeterlo: scrivici e lo cerchiamo
          insieme.
        </p>
      </div>
    </section>
  )
}
