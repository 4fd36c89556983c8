import { copyValue } from '../copy.ts'
import { CopyIcon } from '../ui/icon-buttons.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { GivenPassword } from './member.ts'

/** Shown only once, because it is not stored in readable form. */
export function OneTimePasswordDialog({
  given,
  onClose,
}: {
  given: GivenPassword
  onClose: () => void
}) {
  return (
    <StaffDialog
      onClose={onClose}
      title="Password provvisoria"
      description={`Per ${given.member.name}, ${given.member.email}`}
      width={460}
      footer={
        <StaffButton kind="primary" onClick={onClose}>
          L'ho consegnata
        </StaffButton>
      }
    >
      <p className="flex items-center gap-2 rounded-tag bg-paper px-4 py-3">
        <code className="figures min-w-0 flex-1 text-[1.25rem] break-all">
          {given.oneTimePassword}
        </code>
        <CopyIcon
          label="Copia la password"
          onCopy={() => copyValue(given.oneTimePassword, 'Password provvisoria')}
        />
      </p>
      <p className="mt-3.5 text-ink-2">
        La vedi solo adesso: consegnala di persona. Al primo accesso ne sceglierà una propria.
      </p>
    </StaffDialog>
  )
}
