import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'

type ReasonProps = {
  title: string
  confirm: string
  busy: boolean
  onClose: () => void
  onReason: (reason: string) => void
}

/** Nothing is taken back without saying why. */
export function ReasonDialog({ title, confirm, busy, onClose, onReason }: ReasonProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(({ reason }) => onReason(reason.trim()))()}
      title={title}
      width={440}
      footer={
        <Button type="submit" kind="danger" size="staff" busy={busy}>
          {confirm}
        </Button>
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
