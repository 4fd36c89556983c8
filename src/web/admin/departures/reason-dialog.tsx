import { useForm } from 'react-hook-form'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'

type ReasonProps = {
  title: string
  /** What it does, where the title does not say it all. */
  description?: string
  confirm: string
  busy?: boolean
  onClose: () => void
  width?: number
  /** Where it takes a while by itself, the dialog is busy meanwhile. */
  onReason: (reason: string) => unknown
}

/** Nothing is taken back without saying why. */
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
