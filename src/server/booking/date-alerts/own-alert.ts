import { DomainError } from '../../../domain/errors.ts'
import { tripTitle } from '../../catalogue/editions/trips.ts'
import type { Deps } from '../../platform/deps.ts'
import { type DateAlert, findAlert, moveAlert } from './store.ts'

type Asking = Pick<Deps, 'db' | 'catalogue'>

async function requireAlert({ db }: Pick<Deps, 'db'>, token: string): Promise<DateAlert> {
  const alert = await findAlert(db, token)
  if (!alert) throw new DomainError('DATE_ALERT_NOT_FOUND')
  return alert
}

/** The state of the request, without the e-mail address. */
export async function viewAlert(deps: Asking, token: string) {
  return shown(deps, await requireAlert(deps, token))
}

/** Confirming twice changes nothing; an ended request stays ended, and the answer says so. */
export async function confirmAlert(deps: Asking, token: string) {
  const { id } = await requireAlert(deps, token)
  await moveAlert(deps.db, { id, from: ['asked'], to: 'confirmed' })
  return viewAlert(deps, token)
}

export async function leaveAlert(deps: Asking, token: string) {
  const { id } = await requireAlert(deps, token)
  await moveAlert(deps.db, { id, from: ['asked', 'confirmed'], to: 'left' })
  return viewAlert(deps, token)
}

function shown(deps: Asking, { state, tripId }: DateAlert) {
  return { state, tripId, tripTitle: tripTitle(deps, tripId) }
}
