import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Modal } from '../../ui/modal.tsx'
import { admin } from '../api.ts'
import { safeReturn } from '../pages.ts'
import type { Me } from '../session.tsx'
import { SignIn } from './sign-in.tsx'

type SignInAgainProps = { me: Me; onDone: () => void }

/**
 * The session ended while a page had unsaved text: the sign-in covers the page, which continues as it was. It
 * covers all of it, because the computer may be unattended.
 */
export function SignInAgain({ me, onDone }: SignInAgainProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const enter = async () => {
    const { id } = await queries.fetchQuery({ ...admin.account.me.queryOptions(), staleTime: 0 })
    onDone()
    if (id === me.id) {
      void queries.invalidateQueries()
      return
    }
    // Another person must not get what a colleague has typed and seen, so everything starts anew.
    void navigate(safeReturn(null), { replace: true })
    void queries.resetQueries()
  }
  return (
    <Modal
      open
      onClose={() => undefined}
      closedby="none"
      aria-label="Accedi di nuovo"
      className="staff m-0 grid size-full max-h-none max-w-none place-items-center overflow-y-auto bg-white px-5 py-7 text-ink"
    >
      <div className="w-full max-w-[400px]">
        <SignIn expired onDone={enter} />
      </div>
    </Modal>
  )
}
