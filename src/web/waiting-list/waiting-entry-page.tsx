import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, Hourglass } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { pages, path } from '../../contract/pages.ts'
import { offerHours, placesText } from '../../domain/booking/waiting-list.ts'
import { formatDateRange, formatMoment } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { elidedDays } from '../../domain/typography.ts'
import { type Api, calls } from '../api.ts'
import { Fact, Facts } from '../checkout/facts.tsx'
import { askedByLink, LinkPage } from '../checkout/link-page.tsx'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type Entry = Awaited<ReturnType<Api['waitingList']['open']>>

const title = "Lista d'attesa"

/** Texts for an entry that has ended: what happened, and what can be done now. */
const ends: Readonly<Partial<Record<Entry['state'], { title: string; text: string }>>> = {
  booked: { title: 'Hai prenotato', text: 'I posti sono tuoi: trovi tutto nella tua email.' },
  declined: {
    title: 'Posti lasciati',
    text: 'Grazie di avercelo detto: i posti sono già di chi aspettava dopo di te.',
  },
  expired: {
    title: "L'offerta è scaduta",
    text: `Le ${offerHours} ore sono passate e i posti sono andati a chi era in lista dopo di te.`,
  },
  left: { title: 'Sei fuori dalla lista', text: 'Non ti scriveremo più per questa partenza.' },
  removed: { title: 'Richiesta chiusa', text: 'Se pensi che sia un errore, scrivici.' },
  closed: { title: 'La lista è chiusa', text: 'Per questa partenza non si liberano altri posti.' },
}

function Frame({
  icon,
  heading,
  children,
}: {
  icon: ReactNode
  heading: string
  children: ReactNode
}) {
  return (
    <>
      {icon}
      <h1 className="mt-5 text-page">{heading}</h1>
      {children}
    </>
  )
}

function Summary({ entry }: { entry: Entry }) {
  return (
    <section
      aria-labelledby="viaggio"
      className="mt-8 max-w-[34rem] rounded-panel bg-white p-6 shadow-e2 md:p-8"
    >
      <h2 id="viaggio" className="text-card">
        {entry.tripTitle}
      </h2>
      <Facts className="mt-3">
        <Fact label="Date">{formatDateRange(entry.startDate, entry.endDate)}</Fact>
        <Fact label="Posti">{entry.people}</Fact>
        {entry.offer && <Fact label="Prezzo a persona">{formatEuro(entry.offer.price)}</Fact>}
      </Facts>
    </section>
  )
}

function aheadText(ahead: number): string {
  if (ahead === 0) return 'Sei il primo della lista.'
  return ahead === 1 ? "Prima di te c'è un gruppo." : `Prima di te ci sono ${ahead} gruppi.`
}

function Waiting({ entry, leave }: { entry: Entry; leave: ReactNode }) {
  return (
    <Frame
      icon={<Hourglass className="size-14 text-gold-dark" strokeWidth={1.5} aria-hidden />}
      heading="Sei in lista d'attesa"
    >
      <p className="mt-5 max-w-[34em] text-lead text-ink-2">
        {aheadText(entry.ahead)} Appena {entry.people === 1 ? 'si libera' : 'si liberano'}{' '}
        {placesText(entry.people)} ti scriviamo: da quel momento hai {offerHours} ore per prenotare.
        Non devi pagare nulla finché non prenoti.
      </p>
      <Summary entry={entry} />
      <div className="mt-7">{leave}</div>
    </Frame>
  )
}

function Offered({ entry, leave }: { entry: Entry; leave: ReactNode }) {
  const { offer } = entry
  if (!offer) return <Waiting entry={entry} leave={leave} />
  return (
    <Frame
      icon={<CircleCheck className="size-14 text-ok" strokeWidth={1.5} aria-hidden />}
      heading={
        entry.people === 1 ? 'Si è liberato il tuo posto' : 'Si sono liberati i vostri posti'
      }
    >
      <p className="mt-5 flex max-w-[34em] items-start gap-3 text-lead text-ink-2">
        <Clock className="mt-1 size-5.5 flex-none" aria-hidden />
        <span>
          {placesText(entry.people)} per te{' '}
          <b className="font-semibold text-ink">
            {elidedDays(`fino al ${formatMoment(offer.expiresAt)}`)}
          </b>
          . Poi {entry.people === 1 ? 'passa' : 'passano'} a chi è in lista dopo di te.
        </span>
      </p>
      <Summary entry={entry} />
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={path('bookingLink', { token: offer.bookingToken })} kind="orange">
          {entry.people === 1 ? 'Prenota il posto' : `Prenota i ${entry.people} posti`}
        </ButtonLink>
        {leave}
      </div>
    </Frame>
  )
}

function Leave({ token, entry }: { token: string; entry: Entry }) {
  const isOffered = entry.state === 'offered'
  const isOne = entry.people === 1
  const [asking, setAsking] = useState(false)
  const leave = useMutation(
    calls.waitingList.leave.mutationOptions({
      onSuccess: () =>
        queryClient.invalidateQueries({
          queryKey: calls.waitingList.open.queryKey({ input: { token } }),
        }),
      onError: (error) => tellFailure(error),
      onSettled: () => setAsking(false),
    }),
    queryClient,
  )
  return (
    <>
      <Button kind="outline" onClick={() => setAsking(true)}>
        {isOffered ? (isOne ? 'Non mi serve più' : 'Non ci servono più') : 'Esci dalla lista'}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => leave.mutate({ token })}
        title={
          isOffered
            ? `Lasci ${isOne ? 'il posto' : 'i posti'} a chi aspetta?`
            : "Esci dalla lista d'attesa?"
        }
        confirmLabel={isOffered ? 'Sì, lascio' : 'Sì, esci'}
        cancelLabel="No, resto"
        busy={leave.isPending}
      >
        {isOffered
          ? `${isOne ? 'Passa' : 'Passano'} subito al prossimo gruppo e non si può tornare indietro.`
          : 'Perdi il tuo turno e non ti scriveremo più per questa partenza.'}
      </ConfirmDialog>
    </>
  )
}

function Content({ entry, token }: { entry: Entry; token: string }) {
  const leave = <Leave token={token} entry={entry} />
  const end = ends[entry.state]
  if (entry.state === 'offered') return <Offered entry={entry} leave={leave} />
  if (!end) return <Waiting entry={entry} leave={leave} />
  return (
    <>
      <h1 className="text-page">{end.title}</h1>
      <p className="mt-5 max-w-[34em] text-lead text-ink-2">{end.text}</p>
      <Summary entry={entry} />
      <ButtonLink to={path('trip', { id: entry.tripId })} kind="outline" className="mt-7">
        Guarda le altre date
      </ButtonLink>
    </>
  )
}

export function Component() {
  const { token = '' } = useParams()
  const asked = useQuery(
    calls.waitingList.open.queryOptions({ input: { token }, ...askedByLink(token) }),
    queryClient,
  )
  return (
    <LinkPage title={title} address={pages.waitingEntry} token={token} asked={asked}>
      {(entry) => <Content entry={entry} token={token} />}
    </LinkPage>
  )
}
