import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input, RadioRow } from '../../ui/field.tsx'
import { admin, adminApi } from '../api.ts'
import { notifyError } from '../notify.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { GivenPassword, Member } from './staff-page.tsx'

type Props = { onClose: () => void; onCreated: (given: GivenPassword) => void }

export function NewMemberDialog({ onClose, onCreated }: Props) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Member['role']>('consultant')
  const [tried, setTried] = useState(false)
  const queries = useQueryClient()
  const emailOk = /^\S+@\S+\.\S+$/.test(email.trim())
  const create = useMutation({
    mutationFn: () => adminApi.staff.create({ name, email: email.trim(), role }),
    onSuccess: (given) => {
      void queries.invalidateQueries({ queryKey: admin.staff.key() })
      onCreated(given)
    },
    onError: (error) => notifyError(error),
  })
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (name.trim() && emailOk) create.mutate()
      }}
      title="Nuovo accesso"
      description="La password provvisoria compare dopo, una volta sola."
      width={480}
      footer={
        <>
          <Button
            type="submit"
            kind="primary"
            size="staff"
            busy={create.isPending}
            busyLabel="Creazione…"
          >
            Crea accesso
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5 pt-1">
        <Input
          label="Nome e cognome"
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={tried && !name.trim() ? 'Inserisci il nome' : undefined}
        />
        <Input
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={tried && !emailOk ? "Inserisci un'email valida" : undefined}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1.75 font-semibold">Ruolo</legend>
          <RadioRow
            name="role"
            label="Consulente"
            hint="Link, prenotazioni, documenti e messaggi; non i conti bancari né lo staff"
            checked={role === 'consultant'}
            onChange={() => setRole('consultant')}
          />
          <RadioRow
            name="role"
            label="Amministratore"
            hint="Tutto"
            checked={role === 'administrator'}
            onChange={() => setRole('administrator')}
          />
        </fieldset>
      </div>
    </StaffDialog>
  )
}
