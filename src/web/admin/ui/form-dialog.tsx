import type { ReactNode } from 'react'
import { type FieldErrors, type FieldValues, useFormState } from 'react-hook-form'
import { type ButtonKind } from '../../ui/button.tsx'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { StaffButton } from './staff-button.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import type { Meanwhile } from './use-meanwhile.ts'
import type { StaffForm } from './use-staff-form.ts'

type FormDialogProps<Typed extends FieldValues, Checked extends FieldValues> = {
  form: StaffForm<Typed, Checked>
  onSubmit: (values: Checked) => void
  /** For a message besides the errors at the fields. */
  onInvalid?: (errors: FieldErrors<Typed>) => void
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  submitLabel: string
  busyLabel?: string
  cancelLabel?: string
  busy?: boolean
  disabled?: boolean
  kind?: ButtonKind
  width?: number
  /** For data that colleagues may change meanwhile: see `useMeanwhile`. */
  meanwhile?: Meanwhile
  children: ReactNode
}

/** The dialog for every form of the back office: fields, one main button, a way out. */
export function FormDialog<Typed extends FieldValues, Checked extends FieldValues>(
  props: FormDialogProps<Typed, Checked>,
) {
  const { form, onSubmit, onInvalid, onClose, children, submitLabel, busy, disabled, meanwhile } =
    props
  const { busyLabel = 'Salvataggio…', kind = 'primary' } = props
  const { isDirty } = useFormState({ control: form.control })
  // Two buttons labelled 'Annulla' would mean opposite things.
  const cancelLabel =
    props.cancelLabel ?? (submitLabel.startsWith('Annulla') ? 'No, torna indietro' : 'Annulla')
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={form.handleSubmit(onSubmit, onInvalid)}
      title={props.title}
      description={props.description}
      width={props.width}
      isTyped={isDirty}
      footer={
        <>
          <StaffButton
            type="submit"
            kind={kind}
            busy={busy}
            busyLabel={busyLabel}
            disabled={disabled}
          >
            {meanwhile?.found?.clashes.length ? 'Salva comunque' : submitLabel}
          </StaffButton>
          <StaffButton onClick={onClose}>{cancelLabel}</StaffButton>
        </>
      }
    >
      <div className="grid gap-4.5 pt-1">
        {meanwhile && <MeanwhileNotice {...meanwhile} />}
        {children}
      </div>
    </StaffDialog>
  )
}
