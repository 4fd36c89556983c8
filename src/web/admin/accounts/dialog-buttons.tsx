import { Button, type ButtonKind } from '../../ui/button.tsx'

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
      <Button
        type="submit"
        kind={kind ?? 'primary'}
        size="staff"
        busy={busy}
        busyLabel={busyLabel}
        disabled={disabled}
      >
        {label}
      </Button>
      <Button kind="quiet" size="staff" onClick={onClose}>
        Annulla
      </Button>
    </>
  )
}
