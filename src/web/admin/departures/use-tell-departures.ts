import { useTrips } from '../links/use-trips.ts'
import { notifyDone } from '../notify.ts'
import { tellWhenShown } from '../tell-when-shown.ts'

/** Reports when visitors see the changed departures of a trip; for a hidden trip they never do. */
export function useTellDepartures(): (tripId: string) => void {
  const { all } = useTrips()
  return (tripId) => {
    const isHidden = all.some((trip) => trip.id === tripId && trip.isHidden)
    if (isHidden) {
      notifyDone('Sul sito non cambia niente', 'Il viaggio è nascosto: si vende con i link.')
    } else void tellWhenShown({ changed: ['departures'] })
  }
}
