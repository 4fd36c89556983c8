import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { type Answers, admin, hasCode } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { Section } from '../ui/page.tsx'

export type Settings = Answers['settings']['get']

/** Each part is saved on its own; a colleague's change is told and shown. */
export function useSave(call: () => Promise<Settings>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (settings) => {
      notifyDone('Impostazioni salvate')
      queries.setQueryData(admin.settings.get.queryKey(), settings)
    },
    onError: (error) => {
      notifyError(error)
      if (hasCode(error, 'VERSION_CONFLICT')) {
        void queries.invalidateQueries({ queryKey: admin.settings.key() })
      }
    },
  })
}

type PartProps = {
  title: string
  text: string
  children: ReactNode
  isChanged: boolean
  busy: boolean
  onSave: () => void
}

export function Part({ title, text, children, isChanged, busy, onSave }: PartProps) {
  return (
    <Section title={title} className="border-t border-line py-6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <p className="mt-1.5 text-ink-2">{text}</p>
        <div className="mt-3 grid gap-4">{children}</div>
        <Button
          type="submit"
          kind="primary"
          size="staff"
          className="mt-4"
          disabled={!isChanged}
          busy={busy}
          busyLabel="Salvataggio…"
        >
          Salva
        </Button>
      </form>
    </Section>
  )
}
