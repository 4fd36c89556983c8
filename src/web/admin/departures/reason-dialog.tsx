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
  busy: boolean
  onClose: () => void
  onReason: (reason: string) => void
}

/** Nothing is taken back without saying why. */
export function ReasonDialog(props: ReasonProps) {
  const { title, description, confirm, busy, onClose, onReason } = props
  const form = useForm({ defaultValues: { reason: '' } })
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(({ reason }) => onReason(reason.trim()))()}
      title={title}
      description={description}
      width={440}
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
