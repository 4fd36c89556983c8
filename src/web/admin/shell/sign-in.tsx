import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { AuthError, auth, authErrorText, type SecondFactor } from '../auth.ts'

/** May fail: the error is shown above the form. */
type Done = () => void | Promise<void>

type SignInProps = {
  /** True after the session has expired: the form explains why it asks again. */
  expired: boolean
  onDone: Done
}

/** Password, then the second factor if one is set; or a passkey instead of both. */
export function SignIn({ expired, onDone }: SignInProps) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  return step === 'password' ? (
    <PasswordStep expired={expired} onDone={onDone} onSecondFactor={() => setStep('code')} />
  ) : (
    <CodeStep onDone={onDone} onBack={() => setStep('password')} />
  )
}

function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && <p className="rounded-tag bg-bad-soft px-4 py-3 font-semibold text-bad">{text}</p>}
    </div>
  )
}

/** The message for a refused attempt. */
function problemOf(error: unknown): string {
  if (!(error instanceof AuthError)) console.error(error)
  return authErrorText(error)
}

const textButton = 'min-h-8 text-staff font-semibold text-primary hover:underline'

type PasswordStepProps = SignInProps & { onSecondFactor: () => void }

function PasswordStep({ expired, onDone, onSecondFactor }: PasswordStepProps) {
  const [visible, setVisible] = useState(false)
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email, password }) => {
    if (!email.trim() || !password) {
      return form.setError('root', { message: 'Inserisci email e password.' })
    }
    try {
      const answer = await auth.signIn(email.trim(), password)
      if (answer.twoFactorRedirect) onSecondFactor()
      else await onDone()
    } catch (problem) {
      form.setError('root', { message: problemOf(problem) })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <h1 className="text-[2.25rem]">Accedi</h1>
      {expired && !errors.root && (
        <p className="rounded-tag bg-gold-light px-4 py-3">
          La sessione è terminata: accedi di nuovo per continuare.
        </p>
      )}
      <Problem text={errors.root?.message} />
      <Input
        label="Email"
        type="email"
        autoComplete="username webauthn"
        {...form.register('email')}
      />
      <div>
        <Input
          label="Password"
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          {...form.register('password')}
        />
        <button type="button" className={`mt-1 ${textButton}`} onClick={() => setVisible(!visible)}>
          {visible ? 'Nascondi la password' : 'Mostra la password'}
        </button>
      </div>
      <Button
        type="submit"
        kind="primary"
        size="small"
        wide
        busy={isSubmitting}
        busyLabel="Accesso in corso…"
      >
        Accedi
      </Button>
      <PasskeyButton onDone={onDone} onProblem={(message) => form.setError('root', { message })} />
      <p className="text-staff text-ink-2">
        Password dimenticata? Chiedi a un amministratore di assegnartene una nuova.
      </p>
    </form>
  )
}

type PasskeyButtonProps = { onDone: Done; onProblem: (text: string) => void }

function PasskeyButton({ onDone, onProblem }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  if (!('PublicKeyCredential' in window)) return null
  const enter = async () => {
    setBusy(true)
    try {
      await auth.signInWithPasskey()
      await onDone()
    } catch (problem) {
      onProblem(problemOf(problem))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="quiet" size="small" wide busy={busy} onClick={enter}>
      <KeyRound className="size-4.5" aria-hidden />
      Entra con una passkey
    </Button>
  )
}

function CodeStep({ onDone, onBack }: { onDone: Done; onBack: () => void }) {
  const [kind, setKind] = useState<SecondFactor>('totp')
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (kind) setFocus('code')
  }, [kind, setFocus])
  const submit = form.handleSubmit(async ({ code }) => {
    if (!code.trim()) return form.setError('root', { message: 'Inserisci il codice.' })
    try {
      await auth.secondFactor(kind, code.replace(/\s/g, ''))
      await onDone()
    } catch (problem) {
      form.setError('root', { message: problemOf(problem) })
    }
  })
  const isApp = kind === 'totp'
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <h1 className="text-[2.25rem]">Verifica in due passaggi</h1>
      <Problem text={errors.root?.message} />
      <Input
        key={kind}
        label={isApp ? 'Codice a sei cifre' : 'Codice di riserva'}
        hint={
          isApp
            ? "Lo trovi nell'app di autenticazione sul tuo telefono."
            : 'Uno di quelli salvati quando hai attivato la verifica: vale una volta sola.'
        }
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={isApp ? 7 : 20}
        {...form.register('code')}
      />
      <Button
        type="submit"
        kind="primary"
        size="small"
        wide
        busy={isSubmitting}
        busyLabel="Verifica…"
      >
        Verifica
      </Button>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <button
          type="button"
          className={textButton}
          onClick={() => {
            setKind(isApp ? 'backup' : 'totp')
            form.reset()
          }}
        >
          {isApp ? 'Usa un codice di riserva' : "Usa il codice dell'app"}
        </button>
        <button type="button" className={textButton} onClick={onBack}>
          Torna indietro
        </button>
      </div>
    </form>
  )
}
