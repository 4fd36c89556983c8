import { CalendarClock, Check } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { useToday } from '../../browser/hydration.ts'
import { IconAction } from '../ui/icon-buttons.tsx'
import { dueDay } from './due-day.ts'
import { PaymentPlanDialog } from './payment-plan-dialog.tsx'
import type { BookingDetail } from './use-booking-change.ts'

/** The payment deadlines, with a button to agree on others. */
export function Deadlines({ booking }: { booking: BookingDetail }) {
  const [isOpen, setOpen] = useState(false)
  const { instalments, balanceDueDate, next, balance } = booking
  const now = next && next.dueOn === null ? next.open : 0
  const later = balance - now
  const today = useToday()
  return (
    <>
      <span className="flex items-start gap-1">
        {instalments.length > 0 ? (
          <ol className="min-w-0 flex-1">
            {instalments.map(({ name, amount, open, dueOn }) => (
              <li key={name} className="flex flex-wrap gap-x-2">
                <span>{name}</span>
                <span className="self-center text-[0.875rem] text-ink-2">{formatDate(dueOn)}</span>
                <span className="ml-auto tabular-nums">{formatEuro(amount)}</span>
                {open === 0 && (
                  <Check className="size-4.25 self-center text-ok" aria-label="ricevuta" />
                )}
              </li>
            ))}
          </ol>
        ) : (
          <span className="min-w-0 self-center">
            {now > 0 && (
              <span className="block">
                {next?.name}: {formatEuro(now)} da versare ora
              </span>
            )}
            {later > 0 && (
              <span className="block">
                Saldo: {formatEuro(later)}
                {balanceDueDate && ` ${dueDay('Saldo', balanceDueDate, today)}`}
              </span>
            )}
          </span>
        )}
        <IconAction label="Cambia il piano di pagamento" onClick={() => setOpen(true)}>
          <CalendarClock aria-hidden />
        </IconAction>
      </span>
      {isOpen && <PaymentPlanDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}
