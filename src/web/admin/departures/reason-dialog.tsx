import { useForm } from 'react-hook-form'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'

type ReasonProps = {
  title: string
  /** What the action does, where the title does not say it all. */
  description?: string
  confirm: string
  busy?: boolean
  onClose: () => void
  width?: number
  /** If this returns a promise, the dialog is busy until it settles. */
  onReason: (reason: string) => unknown
}

/** Asks for the reason before something is taken back. */
export function ReasonDialog(props: ReasonProps) {
  const { title, description, confirm, onClose, onReason, width = 440 } = props
  const form = useForm({ defaultValues: { reason: '' } })
  const busy = props.busy ?? form.formState.isSubmitting
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(({ reason }) => onReason(reason.trim()))()}
      title={title}
      description={description}
      width={width}
      footer={
        <StaffButton type="submit" kind="danger" busy={busy}>
          {confirm}
        </StaffButton>
      }
    >
      <Input
        label="Motivo"
        maxLength={200}
        {...fieldOf(form, 'reason', {
          rules: { validate: (text = '') => text.trim() !== '' || 'Scrivi il motivo' },
        })}
      />
    </StaffDialog>
  )
}
