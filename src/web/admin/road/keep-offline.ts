import { tellWorker } from '../../service-worker/tell-worker.ts'

/** The worker is asked to keep the code of this place apart, through releases and tidying. */
export function keepPlaceOffline(): void {
  tellWorker({ type: 'KEEP_PLACE', place: 'coordinatore' })
  // A phone that runs short of room must not take what is not sent yet.
  void navigator.storage?.persist?.()
}
