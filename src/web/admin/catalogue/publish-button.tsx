import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '../api.ts'
import { useMay } from '../session.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** Opens the dialog that shows what would change; `before` saves everything typed first. */
export function PublishButton({
  before,
  onPublished,
}: {
  before?: () => Promise<boolean>
  onPublished?: () => void
}) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const list = useQuery(admin.catalogue.list.queryOptions({ input: { pageSize: 5 } }))
  if (!may('catalogue', 'publish')) return null
  const waiting = list.data?.changed ?? 0
  return (
    <>
      <StaffButton
        kind="primary"
        disabled={waiting === 0 && !before}
        onClick={async () => {
          if (!before || (await before())) setOpen(true)
        }}
      >
        {waiting > 1 && !before ? `Pubblica (${waiting})` : 'Pubblica'}
      </StaffButton>
      {open && <PublishDialog onClose={() => setOpen(false)} onPublished={onPublished} />}
    </>
  )
}
