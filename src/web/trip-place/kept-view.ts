import type { PlaceView } from './place-view.ts'

/**
 * As much of the place as a phone holds for the time without a connection: what is read, nothing that opens or pays for
 * something, and nothing that could only be tried in vain.
 */
export function keptView(view: PlaceView): PlaceView {
  return {
    ...view,
    lead: view.lead && { ...view.lead, bookingId: '', reviewToken: null },
    steps: view.steps.map((step) => ({ ...step, receipts: [] })),
    party: view.party.map((member) => ({
      ...member,
      mayFill: false,
      mayInvite: false,
      isShown: null,
    })),
    requests: view.requests.map((request) => ({ ...request, mayWithdraw: false })),
    room: null,
    transfer: null,
  }
}
