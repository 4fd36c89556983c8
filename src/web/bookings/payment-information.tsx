import { Baby, CalendarDays, Landmark, ShieldCheck } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { cancellationSentence } from '../../domain/booking/cancellation.ts'
import type { Instalment } from '../../domain/booking/payment-plan.ts'
import {
  balanceDaysBeforeDeparture,
  balanceDueDate,
  isBookedLate,
  type PaymentType,
} from '../../domain/booking/pricing.ts'
import { formatDate, type IsoDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'

type LineProps = {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  children: ReactNode
}

function Line({ icon: Icon, children }: LineProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon className="mt-0.75 size-5 flex-none text-gold-dark" aria-hidden />
      <span>{children}</span>
    </li>
  )
}

function planText(instalments: readonly Instalment[]): string {
  const [first, last] = [instalments[0], instalments.at(-1)]
  if (instalments.length === 1)
    return elidedDays(`Il saldo è dovuto entro il ${formatDate(first?.dueOn)}.`)
  return elidedDays(
    `Il resto lo versi in ${instalments.length} rate: la prima entro il ${formatDate(first?.dueOn)}, l'ultima entro il ${formatDate(last?.dueOn)}.`,
  )
}

type PaymentInformationProps = {
  paymentType: PaymentType
  deposit: number
  departure: IsoDate
  today: IsoDate
  /** What follows the deposit, if it is more than one balance. */
  instalments: readonly Instalment[] | null
  /** The discount for children, if there is one. */
  childDiscount: string | undefined
}

/** Explains how the trip is paid; not shown if there is nothing to pay. */
export function PaymentInformation(props: PaymentInformationProps) {
  const { departure, today, instalments, childDiscount } = props
  const isDeposit = props.paymentType === 'deposit'
  const byDueDate = elidedDays(`entro il ${formatDate(balanceDueDate(departure, today))}`)
  return (
    <section
      aria-labelledby="informazioni-pagamento"
      className="border-l-3 border-gold pl-5 md:pl-6"
    >
      <h2 id="informazioni-pagamento" className="text-[1.3125rem]">
        Informazioni sul pagamento
      </h2>
      <ul className="mt-3 grid gap-2">
        <Line icon={Landmark}>
          {isDeposit
            ? `Oggi paghi solo l'acconto del ${props.deposit}%, con bonifico bancario.`
            : "Oggi paghi l'intero importo, con bonifico bancario."}
        </Line>
        {isDeposit && (
          <Line icon={CalendarDays}>
            {instalments && instalments.length > 0
              ? planText(instalments)
              : isBookedLate(departure, today)
                ? `La partenza è vicina: il saldo è dovuto ${byDueDate}.`
                : `Il saldo è dovuto ${balanceDaysBeforeDeparture} giorni prima della partenza, ${byDueDate}.`}
          </Line>
        )}
        {childDiscount && <Line icon={Baby}>{childDiscount}</Line>}
        <Line icon={ShieldCheck}>{cancellationSentence(departure, today)}</Line>
      </ul>
    </section>
  )
}
