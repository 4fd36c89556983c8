import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, ScrollText, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { useMediaQuery } from '../../browser/media.ts'
import { Modal } from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { admin, adminApi } from '../api.ts'
import { copyValue } from '../copy.ts'
import { TravellerRequests } from '../requests/traveller-requests.tsx'
import { CopyIcon, IconAction } from '../ui/icon-buttons.tsx'
import { SharedNote } from '../ui/shared-note.tsx'
import { LoadFailed } from '../ui/states.tsx'
import { BookingActions } from './booking-actions.tsx'
import { Extras } from './booking-extras.tsx'
import { Amounts, Facts } from './booking-facts.tsx'
import { Documents, Mails, Payments, Timeline } from './booking-history.tsx'
import { bookingRow } from './booking-list.tsx'
import { Travellers } from './booking-travellers.tsx'
import { NextActionBox } from './next-action-box.tsx'
import { TravellerPlace } from './traveller-place.tsx'
import { type BookingDetail, useBookingChange } from './use-booking-change.ts'

type PanelProps = { id: string; onClose: () => void }

/** Beside the list on a wide screen, as a dialog over it on a narrow one. */
export function BookingPanel({ id, onClose }: PanelProps) {
  const isBeside = useRoomBeside()
  useEffect(() => () => focusRow(id), [id])
  if (isBeside) {
    return (
      <aside
        aria-label="Prenotazione aperta"
        className="flex min-h-0 flex-col overflow-y-auto border-l border-line bg-white"
      >
        <PanelContent id={id} onClose={onClose} />
      </aside>
    )
  }
  return (
    <Modal
      open
      onClose={onClose}
      closedby="any"
      aria-label="Prenotazione"
      className="staff fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-white text-base text-inherit backdrop:bg-navy-dark/42 open:flex md:left-auto md:w-[468px] md:text-staff md:shadow-e3"
    >
      <PanelContent id={id} onClose={onClose} />
    </Modal>
  )
}

/**
 * Moving the panel remounts its content. While something is being typed in it the panel stays where it is,
 * even if the window is resized.
 */
function useRoomBeside(): boolean {
  const hasRoom = useMediaQuery('(width >= 75rem)')
  const [isBeside, setBeside] = useState(hasRoom)
  useEffect(() => {
    const move = () => {
      if (!document.querySelector(beingWritten)) setBeside(hasRoom)
    }
    move()
    document.addEventListener('close', move, true)
    return () => document.removeEventListener('close', move, true)
  }, [hasRoom])
  return isBeside
}

const place = ':is([aria-label="Prenotazione aperta"], [aria-label="Prenotazione"])'
const beingWritten = `${place} :is(dialog:modal, [data-unsaved])`

/** A closed panel gives the focus back to its row, unless another booking has been opened. */
function focusRow(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[${bookingRow}="${id}"]`)?.focus({ preventScroll: true })
  })
}

function PanelContent({ id, onClose }: PanelProps) {
  const query = useQuery(admin.bookings.find.queryOptions({ input: { id } }))
  const booking = query.data
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = booking !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <>
      <Head booking={booking} onClose={onClose}>
        {booking ? (
          <>
            <h2 ref={heading} tabIndex={-1} className="mt-1.5 text-[1.8125rem] md:text-[1.5625rem]">
              {booking.contactName || 'Senza nome'}
            </h2>
            <p className="mt-0.75 text-[1.03125rem] text-ink-2 md:text-[0.9375rem]">
              {booking.destinationTitle} · {formatDate(booking.startDate)} –{' '}
              {formatDate(booking.endDate)}
            </p>
          </>
        ) : (
          <>
            <Skeleton className="mt-2.5 h-6 w-52" />
            <Skeleton className="mt-2.5 h-4 w-72" />
          </>
        )}
      </Head>
      <div className="px-4.5 pb-10 md:px-6">
        {query.isError ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : booking ? (
          <Body booking={booking} />
        ) : (
          <div className="grid gap-5 pt-5" aria-busy="true">
            <Skeleton className="h-24" />
            <Skeleton className="h-14" />
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    </>
  )
}

type HeadProps = { booking: BookingDetail | undefined; onClose: () => void; children: ReactNode }

function Head({ booking, onClose, children }: HeadProps) {
  return (
    <header className="sticky top-0 z-2 border-b border-line bg-white px-4.5 pt-2.5 pb-3.5 md:px-6 md:pt-4.5 md:pb-4">
      <div className="flex min-h-11 items-center gap-2 font-semibold text-ink-2 md:min-h-8">
        <span className="-ml-2.5 md:hidden">
          <IconAction label="Torna all'elenco" onClick={onClose}>
            <ArrowLeft aria-hidden />
          </IconAction>
        </span>
        <span>{booking?.reference}</span>
        <span className="ml-auto flex gap-1">
          {booking && (
            <>
              <CopyIcon
                label="Copia il riferimento"
                onCopy={() => copyValue(booking.reference, `Riferimento ${booking.reference}`)}
              />
              <a
                href={`/api/bookings/${booking.id}/riepilogo.pdf`}
                download
                title="Scarica il riepilogo in PDF"
                aria-label="Scarica il riepilogo in PDF"
                className="grid size-11 place-items-center rounded-tag hover:bg-paper-2 hover:text-ink md:size-8"
              >
                <Download className="size-5.5 md:size-4.5" aria-hidden />
              </a>
              <a
                href={`/api/bookings/${booking.id}/contratto.pdf`}
                download
                title="Scarica il contratto in PDF"
                aria-label="Scarica il contratto in PDF"
                className="grid size-11 place-items-center rounded-tag hover:bg-paper-2 hover:text-ink md:size-8"
              >
                <ScrollText className="size-5.5 md:size-4.5" aria-hidden />
              </a>
            </>
          )}
          <span className="max-md:hidden">
            <IconAction label="Chiudi la prenotazione" onClick={onClose}>
              <X aria-hidden />
            </IconAction>
          </span>
        </span>
      </div>
      {children}
    </header>
  )
}

function Body({ booking }: { booking: BookingDetail }) {
  return (
    <>
      <NextActionBox booking={booking} />
      <TravellerRequests bookingId={booking.id} />
      <Amounts booking={booking} />
      <Facts booking={booking} />
      <Travellers booking={booking} />
      <Extras booking={booking} />
      <BookingNotes key={booking.id} booking={booking} />
      <Payments booking={booking} />
      <Documents booking={booking} />
      <TravellerPlace bookingId={booking.id} />
      <Mails booking={booking} />
      <Timeline booking={booking} />
      <BookingActions booking={booking} />
    </>
  )
}

function BookingNotes({ booking }: { booking: BookingDetail }) {
  const save = useBookingChange({
    id: booking.id,
    call: (text: string) =>
      adminApi.bookings.saveNotes({
        id: booking.id,
        version: booking.version,
        adminNotes: text || null,
      }),
    done: 'Note salvate',
  })
  return (
    <section className="border-b border-line py-3.5">
      <SharedNote
        label="Note"
        stored={booking.adminNotes ?? ''}
        saveLabel="Salva le note"
        conflict="Un collega ha modificato le note nel frattempo."
        busy={save.isPending}
        onSave={(text) =>
          save.mutateAsync(text).then(
            (saved) => saved.adminNotes ?? '',
            () => undefined,
          )
        }
      />
    </section>
  )
}
