import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Copy, Mail, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { type Answers, admin } from '../api.ts'
import { copyValue } from '../copy.ts'
import { staffPaths } from '../pages.ts'
import { askAgain } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffLink } from '../ui/staff-link.tsx'

type State = Answers['launch']['technician']
type Mailing = State['mail']

/** Polling while a test mail is on its way. */
const watchMs = 3000
const isUnderWay = (mail: Mailing | undefined) => mail?.last?.state === 'queued'

/** What only a technician can do: lines to pass on, and whether each is done. */
export function Technician() {
  const query = useQuery({
    ...admin.launch.technician.queryOptions(),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.mail) ? watchMs : false),
  })
  const { data } = query
  if (!data) return null
  return (
    <div className="border-t border-line pt-3 pb-2">
      {data.lines !== '' && <Lines lines={data.lines} />}
      <ul className="mt-2">
        <MailRow mail={data.mail} />
        <AddressRow address={data.address} />
        <BackupRow backup={data.backup} />
      </ul>
    </div>
  )
}

function Lines({ lines }: { lines: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-text text-base font-[650] tracking-normal">Da dare al tecnico</h3>
        <StaffButton icon={Copy} onClick={() => void copyValue(lines, 'Le righe per il tecnico')}>
          Copia tutto
        </StaffButton>
      </div>
      <p className="text-ink-2">
        Queste righe si scrivono sul server. Dove stanno parole in maiuscolo va il valore vero, che
        non passa da qui.
      </p>
      <pre className="mt-2 rounded-control bg-paper-2 p-3.5 text-[0.875rem] leading-[1.5] wrap-anywhere whitespace-pre-wrap">
        {lines}
      </pre>
    </>
  )
}

type RowProps = { title: string; isWell: boolean | null; text: ReactNode; action?: ReactNode }

/** `isWell` is null if it was never tested. */
function Row({ title, isWell, text, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <b className="flex items-center gap-1.5 font-[650]">
          {isWell === true && <CircleCheck className="size-4.5 text-ok" aria-hidden />}
          {isWell === false && <CircleAlert className="size-4.5 text-bad" aria-hidden />}
          {title}
          {isWell !== null && (
            <span className="sr-only">: {isWell ? 'a posto' : 'da sistemare'}</span>
          )}
        </b>
        <span role="status" className="block break-words text-ink-2">
          {text}
        </span>
      </div>
      {action}
    </li>
  )
}

function MailRow({ mail }: { mail: Mailing }) {
  const send = useMutation(
    admin.launch.sendTestMail.mutationOptions({
      onSuccess: () => askAgain(admin.launch.technician.key()),
    }),
  )
  return (
    <Row
      title="Posta"
      isWell={mail.hasServer ? wellOf(mail) : false}
      text={mailText(mail)}
      action={
        mail.hasServer && (
          <StaffButton
            icon={Mail}
            busy={send.isPending || isUnderWay(mail)}
            onClick={() => send.mutate(undefined)}
          >
            Manda una prova a me
          </StaffButton>
        )
      }
    />
  )
}

function wellOf({ last }: Mailing): boolean | null {
  if (last?.state === 'sent') return true
  return last?.reason || last?.state === 'failed' ? false : null
}

function mailText({ hasServer, recipient, last }: Mailing): ReactNode {
  if (!hasServer) return 'Nessun server di posta: la prova si può fare dopo la riga SMTP_URL.'
  if (!last) return `La prova arriva a ${recipient}.`
  if (last.state === 'sent') {
    return elidedDays(
      `Consegnata al server di posta il ${formatMoment(last.at)}: guarda se è arrivata a ${recipient}.`,
    )
  }
  if (last.reason) {
    return (
      <>
        Non è partita: {last.reason} <StaffLink to={staffPaths.outbox}>Posta in uscita</StaffLink>
      </>
    )
  }
  return 'In partenza…'
}

function AddressRow({ address }: { address: string }) {
  const ask = useMutation(admin.launch.checkAddress.mutationOptions({}))
  return (
    <Row
      title="Indirizzo"
      isWell={ask.data?.ok ?? null}
      text={
        <>
          {address}
          {ask.data && `: ${ask.data.text}`}
        </>
      }
      action={
        <StaffButton icon={RotateCw} busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
          Prova l’indirizzo
        </StaffButton>
      }
    />
  )
}

function BackupRow({ backup }: { backup: State['backup'] }) {
  return (
    <Row
      title="Copia di sicurezza"
      isWell={backup.state === 'ok'}
      text={`${backup.text} Cartella: ${backup.place}`}
      action={<StaffLink to={staffPaths.system}>Stato del sistema</StaffLink>}
    />
  )
}
