import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useSearchParams } from '../../browser/search-params.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { admin } from '../api.ts'
import { AuthError, auth, authErrorText } from '../auth.ts'
import { NotConfirmed, withFreshSignIn } from '../fresh-sign-in.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { safeReturn } from '../pages.ts'
import { askAgain } from '../query.ts'
import { useMe } from '../session.tsx'
import { StaffButton } from '../ui/staff-button.tsx'

const shortest = 10
type Values = { current: string; fresh: string; again: string }
const empty: Values = { current: '', fresh: '', again: '' }

export function PasswordForm() {
  const me = useMe()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: empty })
  const change = useMutation({
    mutationFn: ({ current, fresh }: Values) =>
      withFreshSignIn(() => auth.changePassword(current, fresh)),
    onSuccess: async () => {
      notifyDone('Password cambiata', 'Le altre sessioni sono state chiuse.')
      form.reset(empty)
      await askAgain(admin.account.key())
      const wanted = search.get('da')
      // Somebody who was forced to change the password goes on to the page they had asked for.
      if (me.mustChangePassword && wanted) void navigate(safeReturn(wanted), { replace: true })
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return
      const code = error instanceof AuthError ? error.code : undefined
      const field = code === 'INVALID_PASSWORD' ? 'current' : 'fresh'
      const isOfField = field === 'current' || code?.startsWith('PASSWORD_')
      if (isOfField) form.setError(field, { message: authErrorText(error) }, { shouldFocus: true })
      else notifyProblem(authErrorText(error))
    },
  })
  return (
    <form
      noValidate
      aria-label="Cambio della password"
      className="mt-4 grid max-w-100 gap-4.5"
      onSubmit={form.handleSubmit((values) => change.mutate(values))}
    >
      <Input
        label="Password attuale"
        type="password"
        autoComplete="current-password"
        {...fieldOf(form, 'current', { rules: { required: 'Inserisci la password attuale' } })}
      />
      <Input
        label="Nuova password"
        type="password"
        autoComplete="new-password"
        hint={`Almeno ${shortest} caratteri, non una delle solite: va bene una frase.`}
        {...fieldOf(form, 'fresh', {
          rules: {
            validate: (fresh = '', { current }) =>
              fresh.length < shortest
                ? `Almeno ${shortest} caratteri`
                : fresh !== current || 'Scegline una diversa da quella attuale',
          },
        })}
      />
      <Input
        label="Ripeti la nuova password"
        type="password"
        autoComplete="new-password"
        {...fieldOf(form, 'again', {
          rules: {
            validate: (again, { fresh }) => again === fresh || 'Le due password non coincidono',
          },
        })}
      />
      <StaffButton
        type="submit"
        kind="primary"
        className="justify-self-start"
        busy={change.isPending}
        busyLabel="Salvataggio…"
      >
        Cambia password
      </StaffButton>
    </form>
  )
}
