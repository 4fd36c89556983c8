import { useQuery } from '@tanstack/react-query'
import { Copy, Gift, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Badge, type BadgeTone, StatusDot } from '../../ui/badge.tsx'
import { type Answers, admin, adminApi } from '../api.ts'
import { copyValue } from '../copy.ts'
import { bookingPath } from '../pages.ts'
import { useMay } from '../session.tsx'
import { Section } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useEntryChange } from './use-entry-change.ts'
import { VoucherDialog } from './voucher-dialog.tsx'

type Owed = Answers['cassa']['refunds']['items'][number]
type Voucher = Answers['cassa']['vouchers']['items'][number]

/** Refunds, and the vouchers given in place of them. */
export default function Refunds() {
  return (
    <div className="px-page grid gap-9 pt-6 pb-12">
      <OwedList />
      <VoucherList />
    </div>
  )
}

function OwedList() {
  const query = useQuery(admin.cassa.refunds.queryOptions())
  const [open, setOpen] = useState<Owed | null>(null)
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <RowsSkeleton rows={3} height={72} />
  const { items } = query.data
  const total = items.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <Section title="Da rimborsare" note={items.length > 0 ? formatEuro(total) : undefined}>
      {items.length === 0 && (
        <p className="mt-2 text-ink-2">
          Niente da restituire: qui compaiono le prenotazioni annullate già pagate e quanto arriva
          in più.
        </p>
      )}
      <ul className="mt-2 border-t border-line empty:hidden">
        {items.map((item) => (
          <OwedRow key={item.booking.id} item={item} onRefund={() => setOpen(item)} />
        ))}
      </ul>
      {open && (
        <RefundDialog
          booking={open.booking}
          owed={open.cents}
          asVoucher={open.asVoucher}
          sums={open.sums}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}

function OwedRow({ item, onRefund }: { item: Owed; onRefund: () => void }) {
  const { booking, cents } = item
  const may = useMay()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 flex-1 basis-70">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="text-[1.125rem] font-[650] tabular-nums">{formatEuro(cents)}</b>
          <StaffLink to={bookingPath(booking.id)}>{booking.contactName}</StaffLink>
          <Badge tone={booking.status === 'cancelled' ? 'bad' : 'accent'}>
            {booking.status === 'cancelled' ? 'Annullata' : 'Versato in più'}
          </Badge>
        </p>
        <p className="text-ink-2">
          {booking.destinationTitle}, partenza {formatDate(booking.startDate)}
        </p>
      </div>
      {may('cassa', 'refund') && (
        <StaffButton
          icon={Undo2}
          kind="outline"
          aria-label={`Rimborsa ${booking.contactName}`}
          onClick={onRefund}
        >
          Rimborsa
        </StaffButton>
      )}
    </li>
  )
}

const states: Readonly<Record<Voucher['state'], { label: string; tone: BadgeTone }>> = {
  valid: { label: 'Valido', tone: 'ok' },
  spent: { label: 'Usato', tone: 'neutral' },
  expired: { label: 'Scaduto', tone: 'gold' },
  cancelled: { label: 'Annullato', tone: 'bad' },
}

function VoucherList() {
  const query = useQuery(admin.cassa.vouchers.queryOptions())
  const may = useMay()
  const [isNew, setNew] = useState(false)
  const [ending, setEnding] = useState<Voucher | null>(null)
  const cancel = useEntryChange(
    (id: string) => adminApi.cassa.cancelVoucher({ id }),
    'Buono annullato',
    () => setEnding(null),
  )
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <RowsSkeleton rows={3} height={72} />
  const { items } = query.data
  const open = items.filter(({ state }) => state === 'valid')
  const outstanding = open.reduce((sum, { remaining }) => sum + remaining, 0)
  return (
    <Section
      title="Buoni viaggio"
      note={open.length > 0 ? `${formatEuro(outstanding)} ancora da usare` : undefined}
    >
      {may('cassa', 'issueVoucher') && (
        <StaffButton icon={Gift} kind="outline" className="mt-3" onClick={() => setNew(true)}>
          Nuovo buono
        </StaffButton>
      )}
      {items.length === 0 && <p className="mt-3 text-ink-2">Nessun buono emesso.</p>}
      <ul className="mt-3 border-t border-line empty:hidden">
        {items.map((voucher) => (
          <VoucherRow key={voucher.id} voucher={voucher} onCancel={() => setEnding(voucher)} />
        ))}
      </ul>
      {isNew && <VoucherDialog onClose={() => setNew(false)} />}
      <StaffConfirm
        open={ending !== null}
        onCancel={() => setEnding(null)}
        onConfirm={() => ending && cancel.mutate(ending.id)}
        busy={cancel.isPending}
        title="Annullare il buono?"
        confirmLabel="Sì, annulla il buono"
      >
        {ending &&
          `A ${ending.holderName} restano ${formatEuro(ending.remaining)}, che non si potranno più usare. Quanto già speso resta valido.`}
      </StaffConfirm>
    </Section>
  )
}

function VoucherRow({ voucher, onCancel }: { voucher: Voucher; onCancel: () => void }) {
  const { code, state, remaining, amount, holderName, expiresOn, originBookingId } = voucher
  const may = useMay()
  const { label, tone } = states[state]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-70">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-[650] tabular-nums">{code}</b>
          <StatusDot tone={tone}>{label}</StatusDot>
        </p>
        <p className="text-ink-2">
          {holderName} · {formatEuro(remaining)} di {formatEuro(amount)} · fino{' '}
          {elidedDays(`al ${formatDate(expiresOn)}`)}
          {originBookingId && (
            <>
              {' · '}
              <StaffLink to={bookingPath(originBookingId)}>al posto di un rimborso</StaffLink>
            </>
          )}
        </p>
      </div>
      {state === 'valid' && may('cassa', 'issueVoucher') && (
        <div className="flex flex-wrap gap-2">
          <StaffButton
            icon={Copy}
            aria-label={`Copia il codice ${code}`}
            onClick={() => void copyValue(code, 'Codice del buono')}
          >
            Copia
          </StaffButton>
          {may('cassa', 'cancelVoucher') && (
            <StaffButton aria-label={`Annulla il buono ${code}`} onClick={onCancel}>
              Annulla
            </StaffButton>
          )}
        </div>
      )}
    </li>
  )
}
