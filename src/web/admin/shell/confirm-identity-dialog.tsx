import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { adminApi, errorText, hasCode } from '../api.ts'
import { answerIdentity, useIdentityQuestion } from '../fresh-sign-in.ts'
import { useMe } from '../session.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'

const missingTexts = { password: 'Inserisci la password', code: 'Inserisci il codice' } as const

type Proof = { password: string; code?: string }

/** Opens by itself when a sensitive call asks for password and code again. */
export function ConfirmIdentity() {
  return useIdentityQuestion() ? <ConfirmIdentityDialog /> : null
}

function ConfirmIdentityDialog() {
  const { twoFactorEnabled } = useMe()
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const confirm = useMutation({
    mutationFn: (proof: Proof) => adminApi.account.confirm(proof),
    onSuccess: () => answerIdentity(true),
    onError: (error) => {
      const isWrong = hasCode(error, 'IDENTITY_NOT_CONFIRMED')
      if (isWrong) form.resetField('code')
      form.setError('password', { message: errorText(error) }, { shouldFocus: isWrong })
    },
  })
  const submit = ({ password, code }: Required<Proof>) => {
    const missing = !password ? 'password' : twoFactorEnabled && !code ? 'code' : undefined
    if (missing) form.setError(missing, { message: missingTexts[missing] }, { shouldFocus: true })
    else confirm.mutate({ password, ...(twoFactorEnabled ? { code } : {}) })
  }
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      onClose={() => answerIdentity(false)}
      title="Conferma che sei tu"
      description="È un’operazione delicata. La conferma vale cinque minuti."
      submitLabel="Conferma"
      busyLabel="Controllo…"
      busy={confirm.isPending}
    >
      <Input
        label="Password"
        type="password"
        autoComplete="current-password"
        {...fieldOf(form, 'password')}
      />
      {twoFactorEnabled && (
        <Input
          label="Codice di verifica"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          hint="Le sei cifre della tua app."
          {...fieldOf(form, 'code')}
        />
      )}
    </FormDialog>
  )
}
