import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatMoment } from '../../../domain/dates.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { adminApi, errorText } from '../api.ts'
import { AuthError, auth, authErrorText, type Passkey } from '../auth.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { askAgain } from '../query.ts'
import { useMe } from '../session.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'

const key = ['passkeys'] as const

/** Passkeys: signing in with a fingerprint or a face instead of password and code. */
export function Passkeys() {
  const query = useQuery({ queryKey: key, queryFn: auth.passkeys })
  const [adding, setAdding] = useState(false)
  const isPossible = 'PublicKeyCredential' in window
  return (
    <div className="mt-2.5">
      <p className="max-w-[36em] text-ink-2">
        Con una passkey entri con l'impronta, il volto o il codice del dispositivo, senza password e
        senza codice.
      </p>
      <Loaded query={query} rows={1} height={62} onlyFresh>
        {(data) =>
          data.length > 0 && (
            <ul className="mt-2">
              {data.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isPossible ? (
        <StaffButton className="mt-4" onClick={() => setAdding(true)}>
          Aggiungi una passkey
        </StaffButton>
      ) : (
        <p className="mt-3 text-ink-2">Questo browser non le conosce: provane un altro.</p>
      )}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
    </div>
  )
}

function Row({ passkey }: { passkey: Passkey }) {
  const remove = useMutation({
    mutationFn: () => auth.removePasskey(passkey.id),
    onSuccess: () => notifyDone('Passkey tolta'),
    onError: (error) => notifyProblem(authErrorText(error)),
    onSettled: () => askAgain(key),
  })
  const name = passkey.name ?? 'Passkey'
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-3">
      <KeyRound className="size-5 flex-none text-ink-2" aria-hidden />
      <span className="min-w-0 flex-1">
        <b className="font-[650] [overflow-wrap:anywhere]">{name}</b>
        <span className="block text-ink-2">aggiunta {formatMoment(passkey.createdAt)}</span>
      </span>
      <StaffButton busy={remove.isPending} onClick={() => remove.mutate()}>
        Togli<span className="sr-only"> {name}</span>
      </StaffButton>
    </li>
  )
}

type Values = { name: string; password: string; code: string }

/** Adding a passkey needs the password, and the code where a second factor is set. */
function AddPasskey({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const form = useForm<Values>({ defaultValues: { name: '', password: '', code: '' } })
  const add = useMutation({
    mutationFn: async ({ name, password, code }: Values) => {
      await adminApi.account.confirm({ password, code: code || undefined })
      await auth.addPasskey(name.trim() || 'Passkey')
    },
    onSuccess: () => {
      notifyDone('Passkey aggiunta', 'Al prossimo accesso puoi usarla al posto della password.')
      void askAgain(key)
      onClose()
    },
    onError: (error) =>
      notifyProblem(error instanceof AuthError ? authErrorText(error) : errorText(error)),
  })
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void form.handleSubmit((values) => add.mutate(values))()}
      title="Nuova passkey"
      description="Conferma che sei tu; poi il dispositivo ti chiede impronta, volto o codice."
      width={460}
      footer={
        <>
          <StaffButton type="submit" kind="primary" busy={add.isPending}>
            Continua
          </StaffButton>
          <StaffButton onClick={onClose}>Annulla</StaffButton>
        </>
      }
    >
      <div className="grid gap-4.5 pt-1">
        <Input
          label="Nome del dispositivo"
          optional
          maxLength={60}
          autoComplete="off"
          placeholder="Telefono di Sara"
          {...fieldOf(form, 'name')}
        />
        <Input
          label="Password attuale"
          type="password"
          autoComplete="current-password"
          {...fieldOf(form, 'password', { rules: { required: 'Inserisci la password attuale' } })}
        />
        {me.twoFactorEnabled && (
          <Input
            label="Codice dell'app di autenticazione"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            {...fieldOf(form, 'code', {
              rules: { required: "Inserisci il codice mostrato dall'app" },
            })}
          />
        )}
      </div>
    </StaffDialog>
  )
}
