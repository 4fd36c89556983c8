import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Ban, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import type { LinkKind } from '../../../domain/booking/links.ts'
import { formatDate, formatDateRange, formatMoment } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { choicesOf } from '../../ui/field.tsx'
import { type Answers, admin } from '../api.ts'
import { copyWithToast } from '../copy.ts'
import { notifyDone, notifyUndo } from '../notify.ts'
import { staffPaths } from '../pages.ts'
import { askAgain } from '../query.ts'
import { LinkStep } from '../tour/tour-steps.tsx'
import { FilterSelect, filterRow, SearchField } from '../ui/controls.tsx'
import { CopyIcon, IconAction } from '../ui/icon-buttons.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { QrDialog } from '../ui/qr-code.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { Nothing } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { useForPhone } from '../use-for-phone.ts'
import { planText } from './plan-fields.tsx'
import { SendActions } from './send-link.tsx'
import { TripFilter } from './trip-filter.tsx'

type BookingLink = Answers['links']['list']['items'][number]
type StateFilter = 'all' | 'active' | 'expired' | 'used' | 'unused'

export const linkKindLabels: Readonly<Record<LinkKind, string>> = {
  date: 'Gratuito',
  iban: 'Generatore',
  admin: 'Modulo',
  auto: 'Automatico',
}

const stateChoices = [
  { value: 'active', label: 'Attivi' },
  { value: 'expired', label: 'Scaduti' },
  { value: 'used', label: 'Con prenotazioni' },
  { value: 'unused', label: 'Senza prenotazioni' },
]

function termsText({ paymentType, depositPercentage, instalments }: BookingLink): string {
  if (paymentType === 'full') return 'completo'
  return instalments ? planText(depositPercentage, instalments) : `acconto ${depositPercentage}%`
}

/** All links, or those of one kind: search, state, copy, QR code, and ending a link early. */
export function LinksList({ kind: fixedKind }: { kind?: LinkKind }) {
  const { get, filter, page, turnTo } = useUrlState()
  const search = get('q')
  const state = get('state')
  const tripId = get('trip')
  const [qr, setQr] = useState<BookingLink | null>(null)
  const forPhone = useForPhone()
  const [ending, setEnding] = useState<BookingLink | null>(null)
  const kind = fixedKind ?? ((get('kind') || undefined) as LinkKind | undefined)
  const query = useQuery({
    ...admin.links.list.queryOptions({
      input: {
        page,
        search,
        kind,
        state: (state || 'all') as StateFilter,
        tripId: tripId || undefined,
      },
    }),
    placeholderData: keepPreviousData,
  })
  const list = query.data
  const isFiltered = [search, state, tripId, fixedKind ? '' : get('kind')].some(Boolean)
  return (
    <div>
      <div className={`${filterRow} pb-4`}>
        <SearchField
          label="Cerca viaggio, codice del link o riferimento"
          className="col-span-2 sm:w-72"
          {...filter('q')}
        />
        <FilterSelect
          label="Stato"
          all="Tutti gli stati"
          choices={stateChoices}
          {...filter('state')}
        />
        {!fixedKind && (
          <FilterSelect
            label="Tipo"
            all="Tutti i tipi"
            choices={choicesOf(linkKindLabels)}
            {...filter('kind')}
          />
        )}
        <TripFilter {...filter('trip')} />
      </div>
      <div className="border-t border-line">
        <Loaded query={query} rows={8} height={78} onlyFresh>
          {(list) =>
            list.items.length === 0 ? (
              <Nothing
                title={isFiltered ? 'Nessun link trovato' : 'Nessun link'}
                action={isFiltered ? undefined : <LinkStep className="max-w-[36em]" />}
              >
                {isFiltered
                  ? 'Togli un filtro o cerca con altre parole.'
                  : 'I link generati compaiono qui, con quante prenotazioni hanno portato.'}
              </Nothing>
            ) : (
              <ul>
                {list.items.map((link) => (
                  <Row
                    key={link.id}
                    link={link}
                    onQr={() => setQr(link)}
                    onEnd={() => setEnding(link)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {list && (
        <div className="-mx-4.5 md:-mx-8">
          <Pager {...list} onPage={turnTo} what={['link', 'link']} />
        </div>
      )}
      <QrDialog
        value={qr && forPhone(qr.url)}
        title={qr ? `${qr.travelTitle}, ${formatDate(qr.startDate)}` : ''}
        onClose={() => setQr(null)}
      />
      <EndLink link={ending} onClose={() => setEnding(null)} />
    </div>
  )
}

type RowProps = { link: BookingLink; onQr: () => void; onEnd: () => void }

function Row({ link, onQr, onEnd }: RowProps) {
  const isActive = link.state === 'active'
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center">
      <div className="min-w-0">
        <p>
          <b className="font-[650]">{link.travelTitle}</b>
          <span className="text-ink-2"> · {formatDateRange(link.startDate, link.endDate)}</span>
          {link.customerName && <span> · per {link.customerName}</span>}
        </p>
        <p className="truncate text-ink-2">{link.url}</p>
        <p className="text-[0.875rem] text-ink-2">
          {link.reference} · {linkKindLabels[link.kind]} · {formatEuro(link.price)}
          {link.price > 0 && ` · ${termsText(link)}`}
          {link.iban && ` · ${link.iban.accountHolder} ${link.iban.maskedIban}`}
          {link.createdBy && ` · ${link.createdBy}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 md:block md:text-right">
        <StatusDot tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Attivo' : 'Scaduto'}</StatusDot>
        <span className="block text-[0.875rem] text-ink-2">
          {link.isPermanent && isActive
            ? 'permanente'
            : elidedDays(`${isActive ? 'fino al' : 'dal'} ${formatMoment(link.expiresAt)}`)}
        </span>
        {link.bookingCount > 0 ? (
          <StaffLink to={`${staffPaths.bookings}?link=${link.id}`}>
            {link.bookingCount === 1 ? '1 prenotazione' : `${link.bookingCount} prenotazioni`}
          </StaffLink>
        ) : (
          <span className="text-[0.875rem] text-ink-2">nessuna prenotazione</span>
        )}
      </div>
      <div className="flex items-center gap-1">
        <CopyIcon label="Copia il link" onCopy={() => copyWithToast(link.url)} />
        <IconAction label="Codice QR" onClick={onQr}>
          <QrIcon aria-hidden />
        </IconAction>
        {isActive && <SendActions link={link} />}
        {isActive && (
          <StaffButton icon={Ban} className="ml-1" onClick={onEnd}>
            Termina ora
          </StaffButton>
        )}
      </div>
    </li>
  )
}

function EndLink({ link, onClose }: { link: BookingLink | null; onClose: () => void }) {
  const changed = () => askAgain(admin.links.key())
  const restore = useMutation(
    admin.links.restore.mutationOptions({
      onSuccess: () => notifyDone('Link di nuovo attivo'),
      onSettled: changed,
    }),
  )
  const end = useMutation(
    admin.links.end.mutationOptions({
      onSuccess: ({ id }) => {
        notifyUndo('Link terminato', () => restore.mutate({ id }))
        onClose()
        return changed()
      },
    }),
  )
  return (
    <StaffConfirm
      open={link !== null}
      onCancel={onClose}
      onConfirm={() => link && end.mutate({ id: link.id })}
      title="Terminare il link adesso?"
      confirmLabel="Termina ora"
      busy={end.isPending}
    >
      Chi apre il link di {link?.travelTitle} {elidedDays(`del ${formatDate(link?.startDate)}`)}{' '}
      leggerà che è scaduto. Le prenotazioni già fatte restano.
    </StaffConfirm>
  )
}
