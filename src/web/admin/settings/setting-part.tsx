import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { type Answers, admin, hasCode } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { tellWhenShown, useOnSite } from '../tell-when-shown.ts'
import { Section } from '../ui/page.tsx'
import type { StaffForm } from '../ui/use-staff-form.ts'

export type Settings = Answers['settings']['get']

/** What follows when a part has been saved, or a colleague was faster. */
export function useSettingsSaved({ onSite }: { onSite?: string } = {}) {
  const queries = useQueryClient()
  return {
    onSuccess: (settings: Settings) => {
      notifyDone('Impostazioni salvate')
      if (onSite) void tellWhenShown({ changed: [onSite] })
      queries.setQueryData(admin.settings.get.queryKey(), settings)
      // The note about samples in the frame, the list of the day and what prices may say follow from them.
      void queries.invalidateQueries({ queryKey: admin.account.me.key() })
      void queries.invalidateQueries({ queryKey: admin.today.key() })
      void queries.invalidateQueries({ queryKey: admin.figures.key() })
    },
    onError: (error: unknown) => {
      notifyError(error)
      if (hasCode(error, 'VERSION_CONFLICT')) {
        void queries.invalidateQueries({ queryKey: admin.settings.key() })
      }
    },
  }
}

type SettingPartProps<Typed extends FieldValues, Checked extends FieldValues> = {
  title: string
  text: string
  form: StaffForm<Typed, Checked>
  onSave: (values: Checked) => void
  busy: boolean
  /** The name of what visitors see of it. */
  onSite?: string
  children: ReactNode
}

/** A part of the page that is saved on its own. */
export function SettingPart<Typed extends FieldValues, Checked extends FieldValues>(
  props: SettingPartProps<Typed, Checked>,
) {
  const { title, text, form, onSave, busy, onSite = '', children } = props
  const shown = useOnSite(onSite)
  return (
    <Section title={title} className="border-t border-line py-6">
      <form noValidate aria-label={title} onSubmit={form.handleSubmit(onSave)}>
        <p className="mt-1.5 text-ink-2">{text}</p>
        <div className="mt-3 grid gap-4">{children}</div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            kind="primary"
            size="staff"
            disabled={!form.formState.isDirty}
            busy={busy}
            busyLabel="Salvataggio…"
          >
            Salva
          </Button>
          <p role="status" className="text-ink-2 empty:absolute">
            {shown}
          </p>
        </div>
      </form>
    </Section>
  )
}
