import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { admin, adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { askAgain, staffQueries } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm, StaffDialog } from '../ui/staff-dialog.tsx'
import { partTitle } from './booking-facts.tsx'

type Seen = Awaited<ReturnType<typeof adminApi.trip.see>>
type Status = Awaited<ReturnType<typeof adminApi.trip.status>>

function statusText({ isOpen, link, endsOn }: Status): string {
  if (!isOpen)
    return elidedDays(`Chiusa dal ${formatDate(endsOn)}: il viaggio è finito da un mese.`)
  if (link === 'valid') return elidedDays(`Link attivo fino al ${formatDate(endsOn)}.`)
  if (link === 'ended') return 'Link chiuso: ne serve uno nuovo per entrare.'
  return 'Il link parte con la prossima email.'
}

function usePlaceChange(bookingId: string, call: 'sendLink' | 'endLinks', done: string) {
  const input = { bookingId }
  return useMutation({
    mutationFn: () => adminApi.trip[call](input),
    onSuccess: async (status) => {
      staffQueries.setQueryData(admin.trip.status.queryKey({ input }), status)
      notifyDone(done)
      await askAgain(admin.bookings.find.queryKey({ input: { id: bookingId } }))
    },
  })
}

/** What staff can do with the traveller's own page: view it, send a new link, close the link. */
export function TravellerPlace({ bookingId }: { bookingId: string }) {
  const { data: status } = useQuery(admin.trip.status.queryOptions({ input: { bookingId } }))
  const [asking, setAsking] = useState<'send' | 'end'>()
  const [seen, setSeen] = useState<Seen>()
  const see = useMutation({
    mutationFn: () => adminApi.trip.see({ bookingId }),
    onSuccess: setSeen,
  })
  const send = usePlaceChange(bookingId, 'sendLink', 'Nuovo link in partenza')
  const end = usePlaceChange(bookingId, 'endLinks', 'Link chiuso')
  const close = () => setAsking(undefined)
  if (!status) return null
  return (
    <section aria-labelledby="posto-viaggiatore" className="border-b border-line py-3.5">
      <h3 id="posto-viaggiatore" className={partTitle}>
        Pagina del viaggiatore
      </h3>
      <p className="text-ink-2">{statusText(status)}</p>
      {status.party.length > 0 && <PartyState status={status} bookingId={bookingId} />}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <StaffButton busy={see.isPending} onClick={() => see.mutate()}>
          Vedi come il viaggiatore
        </StaffButton>
        {status.isOpen && (
          <StaffButton onClick={() => setAsking('send')}>Manda un nuovo link</StaffButton>
        )}
        {status.link === 'valid' && (
          <StaffButton onClick={() => setAsking('end')}>Chiudi il link</StaffButton>
        )}
      </div>
      <StaffConfirm
        open={asking === 'send'}
        onCancel={close}
        onConfirm={() => send.mutate(undefined, { onSettled: close })}
        title="Mandi un nuovo link?"
        confirmLabel="Manda"
        kind="primary"
        busy={send.isPending}
      >
        Arriva all'indirizzo della prenotazione. Quello di prima smette di funzionare; una passkey
        del viaggiatore resta.
      </StaffConfirm>
      <StaffConfirm
        open={asking === 'end'}
        onCancel={close}
        onConfirm={() => end.mutate(undefined, { onSettled: close })}
        title="Chiudi il link?"
        confirmLabel="Chiudi il link"
        kind="danger"
        busy={end.isPending}
      >
        Chi è dentro esce subito, su ogni dispositivo, e le passkey non aprono più. Per rientrare
        serve un nuovo link.
      </StaffConfirm>
      {seen && <SeenPlace seen={seen} onClose={() => setSeen(undefined)} />}
    </section>
  )
}

const linkWords = { none: '', invited: ', invito mandato', in: ', accesso fatto' } as const

/** Which travellers have entered all their details, and one button to remind the others. */
function PartyState({ status, bookingId }: { status: Status; bookingId: string }) {
  const remind = useMutation({
    mutationFn: () => adminApi.trip.remind({ bookingId }),
    onSuccess: async ({ mails }) => {
      notifyDone(mails === 1 ? 'Promemoria in partenza' : `${mails} promemoria in partenza`)
      await askAgain(admin.bookings.find.queryKey({ input: { id: bookingId } }))
    },
  })
  return (
    <>
      <ul className="mt-2">
        {status.party.map(({ name, isDone, link, document }, index) => (
          <li key={index} className="flex justify-between gap-4 py-1">
            <span>
              {name}
              {document && <span className="block text-bad">{document}</span>}
            </span>
            <span className="text-ink-2">
              <b className="font-semibold">{isDone ? 'fatto' : 'manca'}</b>
              {linkWords[link]}
            </span>
          </li>
        ))}
      </ul>
      {status.mayRemind && (
        <StaffButton className="mt-2" busy={remind.isPending} onClick={() => remind.mutate()}>
          Ricorda a chi manca
        </StaffButton>
      )}
    </>
  )
}

const stateWords = {
  done: 'fatto',
  now: 'adesso',
  late: 'in ritardo',
  later: 'più avanti',
  off: 'chiuso',
} as const

function SeenPlace({ seen, onClose }: { seen: Seen; onClose: () => void }) {
  return (
    <StaffDialog onClose={onClose} title="Come la vede il viaggiatore" description={seen.title}>
      <div className="rounded-control bg-gold-light px-4 py-3">
        <p className="font-semibold">{seen.next.title}</p>
        <p className="mt-1">{seen.next.text}</p>
      </div>
      <ol className="mt-4">
        {seen.steps.map((step, index) => (
          <li key={index} className="flex justify-between gap-4 border-b border-line py-2">
            <span>
              <b className="font-semibold">{step.title}</b>
              {step.text && <span className="block text-ink-2">{step.text}</span>}
            </span>
            <span className="text-right whitespace-nowrap text-ink-2">
              {stateWords[step.state]}
              {step.day && <span className="block">{formatDate(step.day)}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-2">Che l'hai guardata resta scritto nel registro.</p>
    </StaffDialog>
  )
}
