import { deviceName } from '../../access/staff/own-sessions.ts'
import type { StaffContext } from '../../http/admin-api.ts'
import type { Asking, Outcome } from './change-account.ts'
import { changeView } from './pending-changes.ts'

/** The member who asks and their device: both are named in the mails. */
export function askingFrom(context: StaffContext): Asking {
  const { staff, address, headers } = context
  const device = deviceName(headers.get('user-agent') ?? '')
  return { ...context, actor: { id: staff.id, name: staff.name }, origin: { address, device } }
}

/** The page's answer while a change waits for a second administrator. */
export async function waitingAnswer(
  context: StaffContext,
  { waiting }: Extract<Outcome, { waiting: unknown }>,
) {
  return { waiting: await changeView(context, waiting) }
}
