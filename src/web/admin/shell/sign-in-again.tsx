import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Modal } from '../../ui/modal.tsx'
import { admin } from '../api.ts'
import { safeReturn } from '../pages.ts'
import type { Me } from '../session.tsx'
import { SignIn } from './sign-in.tsx'

type SignInAgainProps = { me: Me; onDone: () => void }

/**
 * The session has ended under a page on which something was typed: the sign-in covers it, and afterwards the page is as
 * it was. It covers all of it, for nobody may be sitting there.
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
    // What a colleague has typed and seen is not theirs: the whole frame begins anew.
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
