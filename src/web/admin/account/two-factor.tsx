import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { StatusDot } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { auth, authErrorText } from '../auth.ts'
import { copyValue } from '../copy.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { useMe } from '../session.tsx'
import { CopyIcon } from '../ui/controls.tsx'
import { QrCode } from '../ui/qr-code.tsx'

type Enrolment = { totpURI: string; backupCodes: string[] }

/** The key that can be typed where the camera does not help. */
function secretOf(totpURI: string): string {
  return new URLSearchParams(totpURI.split('?')[1]).get('secret') ?? ''
}

/** Off, being switched on (code and backup codes), or on. */
export function TwoFactor() {
  const me = useMe()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  return (
    <div className="mt-2.5">
      <StatusDot tone={me.twoFactorEnabled ? 'ok' : 'neutral'}>
        {me.twoFactorEnabled ? 'Attiva' : 'Non attiva'}
      </StatusDot>
      {enrolment && !me.twoFactorEnabled ? (
        <Enrol enrolment={enrolment} onDone={() => setEnrolment(undefined)} />
      ) : (
        <Ask isOn={me.twoFactorEnabled} onStarted={setEnrolment} />
      )}
    </div>
  )
}

type AskProps = { isOn: boolean; onStarted: (enrolment: Enrolment) => void }

/** Both ways begin with the password: an unlocked computer alone must not be enough. */
function Ask({ isOn, onStarted }: AskProps) {
  const [password, setPassword] = useState('')
  const queries = useQueryClient()
  const run = useMutation({
    mutationFn: async () => {
      if (!isOn) return onStarted(await auth.startTwoFactor(password))
      await auth.stopTwoFactor(password)
      notifyDone('Verifica in due passaggi disattivata')
      await queries.invalidateQueries({ queryKey: admin.account.key() })
    },
    onSuccess: () => setPassword(''),
    onError: (error) => notifyProblem(authErrorText(error)),
  })
  return (
    <Form
      onSubmit={() => (password ? run.mutate() : notifyProblem('Inserisci la password attuale'))}
    >
      <p className="text-ink-2">
        {isOn
          ? "Per disattivarla conferma con la password. L'accesso resterà protetto solo da quella."
          : "Con un codice dell'app di autenticazione nessuno entra con la sola password."}
      </p>
      <Input
        label="Password attuale"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button
        type="submit"
        kind={isOn ? 'quiet' : 'primary'}
        size="staff"
        className="justify-self-start"
        busy={run.isPending}
      >
        {isOn ? 'Disattiva' : 'Attiva la verifica'}
      </Button>
    </Form>
  )
}

function Enrol({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const [code, setCode] = useState('')
  const queries = useQueryClient()
  const secret = secretOf(enrolment.totpURI)
  const codes = enrolment.backupCodes.join('\n')
  const verify = useMutation({
    mutationFn: () => auth.secondFactor('totp', code.replace(/\s/g, '')),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: admin.account.key() })
      notifyDone('Verifica in due passaggi attiva')
      onDone()
    },
    onError: (error) => notifyProblem(authErrorText(error)),
  })
  return (
    <Form onSubmit={() => code && verify.mutate()}>
      <p>
        <b className="font-[650]">1.</b> Inquadra il codice con l'app di autenticazione, o inserisci
        la chiave a mano.
      </p>
      <QrCode value={enrolment.totpURI} label="Codice QR per l'app di autenticazione" size={196} />
      <p className="flex items-center gap-1">
        <code className="[overflow-wrap:anywhere]">{secret}</code>
        <CopyIcon label="Copia la chiave" onCopy={() => copyValue(secret, 'Chiave')} />
      </p>
      <p>
        <b className="font-[650]">2.</b> Salva i codici di riserva: ognuno vale una volta, se perdi
        il telefono. Non li vedrai più.
      </p>
      <div className="rounded-tag bg-paper px-4 py-3">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-1">
          {enrolment.backupCodes.map((backup) => (
            <li key={backup}>
              <code>{backup}</code>
            </li>
          ))}
        </ul>
        <CopyIcon
          label="Copia tutti i codici di riserva"
          className="mt-2 min-h-8 font-semibold"
          onCopy={() => copyValue(codes, 'Codici di riserva')}
        >
          Copia tutti
        </CopyIcon>
      </div>
      <Input
        label="3. Codice mostrato dall'app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button
        type="submit"
        kind="primary"
        size="staff"
        className="justify-self-start"
        busy={verify.isPending}
        busyLabel="Verifica…"
      >
        Conferma il codice
      </Button>
    </Form>
  )
}

function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid max-w-100 gap-4">
      {children}
    </form>
  )
}
