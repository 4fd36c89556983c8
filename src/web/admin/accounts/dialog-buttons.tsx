import { type ButtonKind } from '../../ui/button.tsx'
import { StaffButton } from '../ui/staff-button.tsx'

type Props = {
  label: string
  busyLabel: string
  busy: boolean
  onClose: () => void
  kind?: ButtonKind
  disabled?: boolean
}

/** What every dialog of the accounts ends with: the one thing it does, and the way out. */
export function DialogButtons({ label, busyLabel, busy, onClose, kind, disabled }: Props) {
  return (
    <>
      <StaffButton
        type="submit"
        kind={kind ?? 'primary'}
        busy={busy}
        busyLabel={busyLabel}
        disabled={disabled}
      >
        {label}
      </StaffButton>
      <StaffButton onClick={onClose}>Annulla</StaffButton>
    </>
  )
}
