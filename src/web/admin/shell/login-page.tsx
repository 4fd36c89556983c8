import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSearchParams } from '../../browser/search-params.ts'
import { Logo } from '../../shell/logo.tsx'
import { Main } from '../../shell/main.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Meta } from '../../ui/meta.tsx'
import { AuthError, auth, authErrorText, type SecondFactor } from '../auth.ts'
import { staffPaths } from '../pages.ts'
import { staffQueries } from '../query.ts'

/** Only addresses of the back office: a link from outside must not choose where a sign-in ends. */
function safeReturn(wanted: string | null): string {
  return wanted && /^\/(?:admin(?:[/?]|$)|generatore(?:\?|$))/.test(wanted)
    ? wanted
    : staffPaths.today
}

export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const enter = () => {
    staffQueries.clear()
    void navigate(safeReturn(search.get('da')), { replace: true })
  }
  return (
    <>
      <Meta title="Accesso staff" description="Area riservata." path={staffPaths.login} noindex />
      <div className="staff grid min-h-dvh bg-white lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <Main className="flex flex-col px-5 py-7 md:px-12 lg:px-20">
          <Link to="/" className="self-start rounded-tag">
            <Logo size="small" />
            <span className="sr-only">, pagina iniziale</span>
          </Link>
          <div className="my-auto w-full max-w-[400px] py-10">
            {step === 'password' ? (
              <PasswordStep
                expired={search.has('scaduta')}
                onDone={enter}
                onSecondFactor={() => setStep('code')}
              />
            ) : (
              <CodeStep onDone={enter} onBack={() => setStep('password')} />
            )}
          </div>
        </Main>
        <div className="hidden bg-navy lg:block" aria-hidden>
          <div className="on-dark flex h-full flex-col justify-end p-20 text-white">
            <p className="display text-sub text-gold">Dieci posti alla volta.</p>
            <p className="mt-3 max-w-[26em] text-lead text-mist">
              Link, prenotazioni, bonifici e partenze in un posto solo.
            </p>
          </div>
        </div>
      </div>
    </>
  )
}

/** The action answers with what is missing, or with nothing. */
function useSubmit(action: () => Promise<string | undefined>) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      setError(await action())
    } catch (problem) {
      setError(authErrorText(problem))
      if (!(problem instanceof AuthError)) console.error(problem)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, submit }
}

function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && <p className="rounded-tag bg-bad-soft px-4 py-3 font-semibold text-bad">{text}</p>}
    </div>
  )
}

type PasswordStepProps = { expired: boolean; onDone: () => void; onSecondFactor: () => void }

function PasswordStep({ expired, onDone, onSecondFactor }: PasswordStepProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [visible, setVisible] = useState(false)
  const { busy, error, submit } = useSubmit(async () => {
    if (!email.trim() || !password) return 'Inserisci email e password.'
    const answer = await auth.signIn(email.trim(), password)
    if (answer.twoFactorRedirect) onSecondFactor()
    else onDone()
    return undefined
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <h1 className="text-[2.25rem]">Accedi</h1>
      {expired && !error && (
        <p className="rounded-tag bg-gold-light px-4 py-3">
          La sessione è terminata: accedi di nuovo per continuare.
        </p>
      )}
      <Problem text={error} />
      <Input
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <Input
          label="Password"
          type={visible ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button
          type="button"
          className="mt-1 min-h-8 text-staff font-semibold text-primary hover:underline"
          onClick={() => setVisible(!visible)}
        >
          {visible ? 'Nascondi la password' : 'Mostra la password'}
        </button>
      </div>
      <Button
        type="submit"
        kind="primary"
        size="small"
        wide
        busy={busy}
        busyLabel="Accesso in corso…"
      >
        Accedi
      </Button>
      <p className="text-staff text-ink-2">
        Password dimenticata? Chiedi a un amministratore di assegnartene una nuova.
      </p>
    </form>
  )
}

function CodeStep({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const [kind, setKind] = useState<SecondFactor>('totp')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (kind) field.current?.focus()
  }, [kind])
  const { busy, error, submit } = useSubmit(async () => {
    if (!code.trim()) return 'Inserisci il codice.'
    await auth.secondFactor(kind, code.replace(/\s/g, ''))
    onDone()
    return undefined
  })
  const isApp = kind === 'totp'
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <h1 className="text-[2.25rem]">Verifica in due passaggi</h1>
      <Problem text={error} />
      <Input
        key={kind}
        ref={field}
        label={isApp ? 'Codice a sei cifre' : 'Codice di riserva'}
        hint={
          isApp
            ? "Lo trovi nell'app di autenticazione sul tuo telefono."
            : 'Uno di quelli salvati quando hai attivato la verifica: vale una volta sola.'
        }
        name="code"
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={isApp ? 7 : 20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" kind="primary" size="small" wide busy={busy} busyLabel="Verifica…">
        Verifica
      </Button>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-staff font-semibold text-primary">
        <button
          type="button"
          className="min-h-8 hover:underline"
          onClick={() => {
            setKind(isApp ? 'backup' : 'totp')
            setCode('')
          }}
        >
          {isApp ? 'Usa un codice di riserva' : "Usa il codice dell'app"}
        </button>
        <button type="button" className="min-h-8 hover:underline" onClick={onBack}>
          Torna indietro
        </button>
      </div>
    </form>
  )
}
