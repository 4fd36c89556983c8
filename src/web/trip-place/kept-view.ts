import { sharedPayment } from '../../domain/trip/place.ts'
import type { PlaceView } from './place-view.ts'

/**
 * The part of the view that a phone stores for offline use: what can be read, but nothing that gives access
 * or pays for something, and no action that could only fail.
 */
export function keptView(view: PlaceView): PlaceView {
  return {
    ...view,
    next: {
      ...view.next,
      // The shares are shown with a connection only.
      text: view.next.text === sharedPayment.shown ? sharedPayment.kept : view.next.text,
    },
    lead: view.lead && { ...view.lead, bookingId: '', reviewToken: null },
    steps: view.steps.map((step) => ({ ...step, receipts: [] })),
    party: view.party.map((member) => ({
      ...member,
      mayFill: false,
      mayInvite: false,
      mayTakeBack: false,
      isShown: null,
    })),
    requests: view.requests.map((request) => ({ ...request, mayWithdraw: false })),
    room: null,
    transfer: null,
  }
}

type Before = NonNullable<PlaceView['before']>
/** A view that may have been stored by a release without the programme. */
export type OlderView = Omit<PlaceView, 'before'> & {
  before: (Omit<Before, 'plan'> & Partial<Pick<Before, 'plan'>>) | null
}

export function asNow(view: OlderView): PlaceView {
  return { ...view, before: view.before && { plan: [], ...view.before } }
}
