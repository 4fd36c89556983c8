import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { sessionLimits } from '../../../domain/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { type Answers, admin, adminApi, hasCode } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { Section } from '../ui/page.tsx'

type Settings = Answers['settings']['get']

/** How long somebody stays signed in: on the whole, and without doing anything. */
export function SessionSettings({ settings }: { settings: Settings }) {
  const { hours, idleMinutes, version } = settings.sessions
  const form = useForm({ defaultValues: { hours, idleMinutes } })
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (values: { hours: number; idleMinutes: number }) =>
      adminApi.settings.saveSessions({ ...values, version }),
    onSuccess: (saved) => {
      notifyDone('Impostazioni salvate')
      queries.setQueryData(admin.settings.get.queryKey(), saved)
    },
    onError: (error) => {
      notifyError(error)
      if (hasCode(error, 'VERSION_CONFLICT')) {
        void queries.invalidateQueries({ queryKey: admin.settings.key() })
      }
    },
  })
  const range = (least: number, most: number) => ({
    valueAsNumber: true as const,
    validate: (value = 0) =>
      (Number.isInteger(value) && value >= least && value <= most) || `Da ${least} a ${most}`,
  })
  return (
    <Section title="Accesso dello staff" className="border-t border-line py-6">
      <form noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
        <p className="mt-1.5 text-ink-2">
          Dopo questo tempo si accede di nuovo: protegge i computer lasciati aperti.
        </p>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Input
            label="Durata massima, in ore"
            inputMode="numeric"
            {...fieldOf(form, 'hours', { rules: range(1, sessionLimits.hours) })}
          />
          <Input
            label="Senza attività, in minuti"
            inputMode="numeric"
            {...fieldOf(form, 'idleMinutes', { rules: range(5, sessionLimits.idleMinutes) })}
          />
        </div>
        <Button
          type="submit"
          kind="primary"
          size="staff"
          className="mt-4"
          disabled={!form.formState.isDirty}
          busy={save.isPending}
          busyLabel="Salvataggio…"
        >
          Salva
        </Button>
      </form>
    </Section>
  )
}
