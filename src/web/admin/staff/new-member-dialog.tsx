import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Input, RadioRow } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { admin, adminApi, errorText, hasCode } from '../api.ts'
import { withFreshSignIn } from '../fresh-sign-in.ts'
import { CoordinatorSelect } from '../links/coordinator-select.tsx'
import { notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { type GivenPassword, leaderMissing, type Member } from './member.ts'

type Props = { onClose: () => void; onCreated: (given: GivenPassword) => void }

type Values = { name: string; email: string; role: Member['role']; leadsAs: string }

export function NewMemberDialog({ onClose, onCreated }: Props) {
  const form = useForm<Values>({
    defaultValues: { name: '', email: '', role: 'consultant', leadsAs: '' },
  })
  const role = useWatch({ control: form.control, name: 'role' })
  const create = useMutation({
    mutationFn: ({ name, email, role, leadsAs }: Values) =>
      withFreshSignIn(() => adminApi.staff.create({ name, email: email.trim(), role, leadsAs })),
    onSuccess: (given) => {
      void askAgain(admin.staff.key())
      onCreated(given)
    },
    onError: (error) => {
      if (hasCode(error, 'STAFF_EMAIL_TAKEN')) {
        form.setError('email', { message: errorText(error) }, { shouldFocus: true })
      } else notifyError(error)
    },
  })
  return (
    <FormDialog
      form={form}
      onSubmit={(values) => create.mutate(values)}
      onClose={onClose}
      title="Nuovo accesso"
      description="La password provvisoria compare dopo, una volta sola."
      width={480}
      submitLabel="Crea accesso"
      busyLabel="Creazione…"
      busy={create.isPending}
    >
      <Input
        label="Nome e cognome"
        maxLength={80}
        autoComplete="off"
        {...fieldOf(form, 'name', {
          rules: {
            validate: (name = '') => name.trim() !== '' || 'Inserisci il nome',
          },
        })}
      />
      <Input
        label="Email"
        type="email"
        autoComplete="off"
        {...fieldOf(form, 'email', {
          rules: {
            validate: (email = '') =>
              /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email.trim()) || "Inserisci un'email valida",
          },
        })}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.75 font-semibold">Ruolo</legend>
        <RadioRow
          label="Consulente"
          hint="Link, prenotazioni, documenti e messaggi; non i conti bancari né lo staff"
          value="consultant"
          {...form.register('role')}
        />
        <RadioRow
          label="Amministratore"
          hint="Tutto"
          value="administrator"
          {...form.register('role')}
        />
        <RadioRow
          label="Coordinatore"
          hint="Dal telefono, solo le partenze che guida: da 30 giorni prima a 14 dopo"
          value="coordinator"
          {...form.register('role')}
        />
      </fieldset>
      {role === 'coordinator' && (
        <CoordinatorSelect
          label="Chi è tra i coordinatori"
          hint="Vede le partenze che portano questo nome."
          current=""
          {...fieldOf(form, 'leadsAs', { rules: { required: leaderMissing } })}
        />
      )}
    </FormDialog>
  )
}
