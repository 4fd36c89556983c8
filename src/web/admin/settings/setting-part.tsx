import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type Answers, admin } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain, staffQueries } from '../query.ts'
import { tellWhenShown, useOnSite } from '../tell-when-shown.ts'
import { MeanwhileNotice } from '../ui/meanwhile-notice.tsx'
import { Section } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import {
  type FieldNames,
  type Meanwhile,
  type StoredForm,
  useMeanwhile,
} from '../ui/use-meanwhile.ts'
import { type StaffForm, useStaffForm } from '../ui/use-staff-form.ts'

export type Settings = Answers['settings']['get']

export const yesOrNo = (isOn: boolean) => (isOn ? 'Sì' : 'No')

type PartOptions<Typed extends FieldValues> = {
  settings: Settings
  of: (settings: Settings) => StoredForm<Typed>
  names: FieldNames<Typed>
  /** Subject for `tellWhenShown`: what visitors see of this setting. */
  onSite?: string
}

/** The form of one part, and what happens when it was saved or a colleague saved first. */
export function useSettingForm<Typed extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodType<Checked, Typed>,
  { settings, of, names, onSite }: PartOptions<Typed>,
) {
  const stored = of(settings)
  const form = useStaffForm(schema, stored.values)
  const meanwhile = useMeanwhile(form, stored, names)
  const saved = {
    onSuccess: (after: Settings) => {
      meanwhile.take(of(after))
      notifyDone('Impostazioni salvate')
      if (onSite) void tellWhenShown({ changed: [onSite] })
      staffQueries.setQueryData(admin.settings.get.queryKey(), after)
      // The note about sample data, the list on Oggi and the allowed price claims depend on the settings.
      void askAgain(admin.account.me.key(), admin.today.key(), admin.figures.key())
    },
    onError: (error: unknown) => {
      if (meanwhile.refused(error)) {
        void askAgain(admin.settings.key())
      } else notifyError(error)
    },
  }
  return { form, meanwhile, saved }
}

type SettingPartProps<Typed extends FieldValues, Checked extends FieldValues> = {
  title: string
  text: string
  form: StaffForm<Typed, Checked>
  meanwhile: Meanwhile
  /** Called with the version that the person has seen. */
  onSave: (values: Checked & { version: number }) => void
  busy: boolean
  /** Subject for `useOnSite`: what visitors see of this setting. */
  onSite?: string
  children: ReactNode
}

/** A part of the settings that is saved on its own. */
export function SettingPart<Typed extends FieldValues, Checked extends FieldValues>(
  props: SettingPartProps<Typed, Checked>,
) {
  const { title, text, form, meanwhile, onSave, busy, onSite = '', children } = props
  const shown = useOnSite(onSite)
  const send = (values: Checked) => onSave({ ...values, version: meanwhile.version })
  return (
    <Section title={title} className="border-t border-line py-6">
      <form noValidate aria-label={title} onSubmit={form.handleSubmit(send)}>
        <p className="mt-1.5 text-ink-2">{text}</p>
        <MeanwhileNotice {...meanwhile} className="mt-3" />
        <div className="mt-3 grid gap-4">{children}</div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StaffButton
            type="submit"
            kind="primary"
            disabled={!form.formState.isDirty}
            busy={busy}
            busyLabel="Salvataggio…"
          >
            {meanwhile.found?.clashes.length ? 'Salva comunque' : 'Salva'}
          </StaffButton>
          <p role="status" className="text-ink-2 empty:absolute">
            {shown}
          </p>
        </div>
      </form>
    </Section>
  )
}
