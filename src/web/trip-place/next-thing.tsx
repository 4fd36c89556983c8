import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { path } from '../../contract/pages.ts'
import { calls } from '../api.ts'
import { declarationFailed } from '../checkout/texts.ts'
import { TransferDetails } from '../checkout/transfer-details.tsx'
import { queryClient } from '../query.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.ts'
import type { PlaceView } from './place-view.ts'

/** The one thing to do now, or a calm message that there is nothing to do. */
export function NextThing({ view, isKept }: { view: PlaceView; isKept: boolean }) {
  const { next } = view
  return (
    <section
      aria-labelledby="prossima"
      className="rounded-panel bg-white p-5 pt-6 shadow-e2 md:p-9"
    >
      <p className="text-small font-semibold text-ink-2">
        {isCalm(view) ? 'Per ora' : 'La prossima cosa da fare'}
      </p>
      <h2 id="prossima" className="mt-1.5 text-sub">
        {next.title}
      </h2>
      <p className="mt-3 max-w-[36em] text-lead text-ink-2">{next.text}</p>
      {!isKept && <Action view={view} />}
    </section>
  )
}

function isCalm({ next }: PlaceView): boolean {
  return ['wait', 'travel', 'rest', 'cancelled'].includes(next.kind)
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
}

function Action({ view }: { view: PlaceView }) {
  const { next, lead } = view
  if (next.kind === 'own') return <ToOwnData />
  if (!lead) return null
  const bookingId = lead.bookingId
  switch (next.kind) {
    case 'pay':
      return <Pay view={view} bookingId={bookingId} />
    case 'retake':
      return (
        <Buttons>
          <ButtonLink to={path('paymentCustom', { bookingId })} kind="orange">
            Riprendi i posti
          </ButtonLink>
        </Buttons>
      )
    case 'send':
      return (
        <Buttons>
          <ButtonLink to={path('verifyBookings', undefined, { prenotazione: bookingId })}>
            Invia i documenti
          </ButtonLink>
        </Buttons>
      )
    case 'review':
      return lead.reviewToken ? (
        <Buttons>
          <ButtonLink to={path('review', { token: lead.reviewToken })}>
            Scrivi la recensione
          </ButtonLink>
        </Buttons>
      ) : null
    default:
      return null
  }
}

/** The router would take a plain `#id` for a page of the app. */
function goTo(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector('button')?.focus({ preventScroll: true })
}

function ToOwnData() {
  return (
    <Buttons>
      <Button onClick={() => goTo('viaggiatori')}>Completa i dati</Button>
    </Buttons>
  )
}

/** Everything that the bank asks for, and a button to declare the transfer. */
function Pay({ view, bookingId }: { view: PlaceView; bookingId: string }) {
  const { transfer, party } = view
  const isShared = !transfer && party.length > 1
  return (
    <>
      {transfer && <TransferDetails {...transfer} amountLabel="Importo" />}
      <Buttons>
        {isShared ? (
          <Button kind="orange" onClick={() => goTo('sezione-quote')}>
            Vai alla tua quota
          </Button>
        ) : (
          <Declare bookingId={bookingId} />
        )}
        <ButtonLink to={path('paymentCustom', { bookingId })} kind="outline">
          Altri modi di pagare
        </ButtonLink>
      </Buttons>
    </>
  )
}

function Declare({ bookingId }: { bookingId: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const declare = useMutation(
    calls.payments.declareTransfer.mutationOptions({
      onError: (error) => toast(declarationFailed(error, 'update')),
      onSettled: async () => {
        setIsAsking(false)
        await queryClient.invalidateQueries({ queryKey: calls.trip.key() })
      },
    }),
    queryClient,
  )
  return (
    <>
      <Button kind="orange" onClick={() => setIsAsking(true)}>
        Ho inviato il bonifico
      </Button>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => declare.mutate({ id: bookingId })}
        title="Hai già inviato il bonifico?"
        confirmLabel="Sì, l’ho inviato"
        cancelLabel="Non ancora"
        busy={declare.isPending}
        busyLabel="Un momento…"
        role="dialog"
      >
        Lo aspettiamo in banca e ti scriviamo appena lo vediamo.
      </ConfirmDialog>
    </>
  )
}
