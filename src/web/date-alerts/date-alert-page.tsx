import { useMutation, useQuery } from '@tanstack/react-query'
import { BellRing, CircleCheck, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { pages, path } from '../../contract/pages.ts'
import { type Api, calls } from '../api.ts'
import { askedByLink, LinkPage } from '../checkout/link-page.tsx'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

type Alert = Awaited<ReturnType<Api['dateAlerts']['open']>>

const title = 'Avviso sulle nuove date'

/** Both buttons answer with the current state of the request. */
function useAnswers(token: string) {
  const options = {
    onSuccess: (alert: Alert) =>
      queryClient.setQueryData(calls.dateAlerts.open.queryKey({ input: { token } }), alert),
    onError: (error: Error) => tellFailure(error),
  }
  return {
    confirm: useMutation(calls.dateAlerts.confirm.mutationOptions(options), queryClient),
    leave: useMutation(calls.dateAlerts.leave.mutationOptions(options), queryClient),
  }
}

type Words = { icon: ReactNode; heading: string; text: string }

const iconClass = 'size-14'
const icons = {
  asked: <MailCheck className={`${iconClass} text-gold-dark`} strokeWidth={1.5} aria-hidden />,
  confirmed: <BellRing className={`${iconClass} text-ok`} strokeWidth={1.5} aria-hidden />,
  ended: <CircleCheck className={`${iconClass} text-ok`} strokeWidth={1.5} aria-hidden />,
}

function wordsOf({ state, tripTitle }: Alert): Words {
  switch (state) {
    case 'asked':
      return {
        icon: icons.asked,
        heading: 'Vuoi sapere delle nuove date?',
        text: `Conferma e ti scriviamo una volta sola, appena le partenze di ${tripTitle} sono in vendita.`,
      }
    case 'confirmed':
      return {
        icon: icons.confirmed,
        heading: 'Ti avvisiamo noi',
        text: `Appena le nuove date di ${tripTitle} sono in vendita ricevi la nostra email. Hai cambiato idea? Basta un tocco.`,
      }
    case 'told':
      return {
        icon: icons.ended,
        heading: 'Le nuove date sono uscite',
        text: `Ti abbiamo già scritto: guarda le partenze di ${tripTitle}.`,
      }
    case 'left':
      return {
        icon: icons.ended,
        heading: 'Non ti scriveremo più',
        text: `La tua richiesta per ${tripTitle} è cancellata. Puoi farne un'altra quando vuoi.`,
      }
  }
}

function Actions({ alert, token }: { alert: Alert; token: string }) {
  const { confirm, leave } = useAnswers(token)
  const trip = (
    <ButtonLink to={path('trip', { id: alert.tripId })} kind="outline">
      Guarda il viaggio
    </ButtonLink>
  )
  if (alert.state !== 'asked' && alert.state !== 'confirmed') return trip
  return (
    <>
      {alert.state === 'asked' ? (
        <Button
          kind="orange"
          busy={confirm.isPending}
          busyLabel="Un momento…"
          onClick={() => confirm.mutate({ token })}
        >
          Sì, avvisatemi
        </Button>
      ) : (
        trip
      )}
      <Button
        kind="outline"
        busy={leave.isPending}
        busyLabel="Un momento…"
        onClick={() => leave.mutate({ token })}
      >
        {alert.state === 'asked' ? 'No, grazie' : 'Non avvisatemi più'}
      </Button>
    </>
  )
}

function Content({ alert, token }: { alert: Alert; token: string }) {
  const { icon, heading, text } = wordsOf(alert)
  return (
    <>
      {icon}
      <div aria-live="polite">
        <h1 className="mt-5 text-page">{heading}</h1>
        <p className="mt-5 max-w-[34em] text-lead text-ink-2">{text}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <Actions alert={alert} token={token} />
      </div>
    </>
  )
}

/**
 * Opened from the mail: one press confirms, another unsubscribes. Opening alone does nothing, as mail
 * scanners open links.
 */
export function Component() {
  const { token = '' } = useParams()
  const asked = useQuery(
    calls.dateAlerts.open.queryOptions({ input: { token }, ...askedByLink(token) }),
    queryClient,
  )
  return (
    <LinkPage title={title} address={pages.dateAlert} token={token} asked={asked}>
      {(alert) => <Content alert={alert} token={token} />}
    </LinkPage>
  )
}
