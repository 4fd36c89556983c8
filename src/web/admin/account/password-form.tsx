import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { auth, authErrorText } from '../auth.ts'
import { notifyDone, notifyProblem } from '../notify.ts'

const shortest = 10

export function PasswordForm() {
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: () => auth.changePassword(current, fresh),
    onSuccess: () => {
      notifyDone('Password cambiata', 'Le altre sessioni sono state chiuse.')
      setCurrent('')
      setFresh('')
      setAgain('')
      setTried(false)
      void queries.invalidateQueries({ queryKey: admin.account.key() })
    },
    onError: (error) => notifyProblem(authErrorText(error)),
  })
  const problems = {
    current: current ? undefined : 'Inserisci la password attuale',
    fresh:
      fresh.length < shortest
        ? `Almeno ${shortest} caratteri`
        : fresh === current
          ? 'Scegline una diversa da quella attuale'
          : undefined,
    again: again === fresh ? undefined : 'Le due password non coincidono',
  }
  const isOk = !problems.current && !problems.fresh && !problems.again
  return (
    <form
      noValidate
      className="mt-4 grid max-w-100 gap-4.5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isOk) change.mutate()
      }}
    >
      <Input
        label="Password attuale"
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={tried ? problems.current : undefined}
      />
      <Input
        label="Nuova password"
        type="password"
        autoComplete="new-password"
        value={fresh}
        onChange={(event) => setFresh(event.target.value)}
        hint={`Almeno ${shortest} caratteri.`}
        error={tried ? problems.fresh : undefined}
      />
      <Input
        label="Ripeti la nuova password"
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={tried ? problems.again : undefined}
      />
      <Button
        type="submit"
        kind="primary"
        size="staff"
        className="justify-self-start"
        busy={change.isPending}
        busyLabel="Salvataggio…"
      >
        Cambia password
      </Button>
    </form>
  )
}
