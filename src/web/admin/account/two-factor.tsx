import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useSearchParams } from '../../browser/search-params.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { admin } from '../api.ts'
import { auth, authErrorText } from '../auth.ts'
import { copyValue } from '../copy.ts'
import { notifyDone } from '../notify.ts'
import { safeReturn } from '../pages.ts'
import { askAgain } from '../query.ts'
import { useMe } from '../session.tsx'
import { CopyIcon } from '../ui/icon-buttons.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { StaffButton } from '../ui/staff-button.tsx'

const formLook = 'mt-3 grid max-w-100 gap-4'

type Enrolment = { totpURI: string; backupCodes: string[] }

/** The secret for typing by hand where the camera can't scan the QR code. */
function secretOf(totpURI: string): string {
  return new URLSearchParams(totpURI.split('?')[1]).get('secret') ?? ''
}

/** Three states: off, being switched on (code and backup codes), on. */
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

const empty = { password: '', code: '' }

/** On and off both need the password, as an unlocked computer must not be enough; off needs the code, too. */
function Ask({ isOn, onStarted }: AskProps) {
  const form = useForm({ defaultValues: empty })
  const run = useMutation({
    mutationFn: async ({ password, code }: typeof empty) => {
      if (!isOn) return onStarted(await auth.startTwoFactor(password))
      await auth.stopTwoFactor(password, code.replace(/\s/g, ''))
      notifyDone('Verifica in due passaggi disattivata')
      await askAgain(admin.account.key())
    },
    onSuccess: () => form.reset(empty),
    onError: (error) =>
      form.setError('password', { message: authErrorText(error) }, { shouldFocus: true }),
  })
  return (
    <form
      noValidate
      aria-label="Verifica in due passaggi"
      onSubmit={form.handleSubmit((values) => run.mutate(values))}
      className={formLook}
    >
      <p className="text-ink-2">
        {isOn
          ? "Per disattivarla conferma con la password e un codice. L'accesso resterà protetto solo dalla password."
          : "Con un codice dell'app di autenticazione nessuno entra con la sola password."}
      </p>
      <Input
        label="Password attuale"
        type="password"
        autoComplete="current-password"
        {...fieldOf(form, 'password', { rules: { required: 'Inserisci la password attuale' } })}
      />
      {isOn && (
        <Input
          label="Codice dell'app o di riserva"
          autoComplete="one-time-code"
          maxLength={20}
          {...fieldOf(form, 'code', {
            rules: { required: "Inserisci un codice dell'app o di riserva" },
          })}
        />
      )}
      <StaffButton
        type="submit"
        kind={isOn ? 'quiet' : 'primary'}
        className="justify-self-start"
        busy={run.isPending}
      >
        {isOn ? 'Disattiva' : 'Attiva la verifica'}
      </StaffButton>
    </form>
  )
}

function Enrol({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const me = useMe()
  const wanted = useSearchParams()[0].get('da')
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { code: '' } })
  const secret = secretOf(enrolment.totpURI)
  const codes = enrolment.backupCodes.join('\n')
  const verify = useMutation({
    mutationFn: ({ code }: { code: string }) => auth.secondFactor('totp', code.replace(/\s/g, '')),
    onSuccess: async () => {
      await askAgain(admin.account.key())
      notifyDone('Verifica in due passaggi attiva')
      onDone()
      if (me.mustAddSecondFactor && wanted) void navigate(safeReturn(wanted), { replace: true })
    },
    onError: (error) =>
      form.setError('code', { message: authErrorText(error) }, { shouldFocus: true }),
  })
  return (
    <form
      noValidate
      aria-label="Verifica in due passaggi"
      onSubmit={form.handleSubmit((values) => verify.mutate(values))}
      className={formLook}
    >
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
        {...fieldOf(form, 'code', { rules: { required: "Inserisci il codice mostrato dall'app" } })}
      />
      <StaffButton
        type="submit"
        kind="primary"
        className="justify-self-start"
        busy={verify.isPending}
        busyLabel="Verifica…"
      >
        Conferma il codice
      </StaffButton>
    </form>
  )
}
