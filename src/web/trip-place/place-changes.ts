import { calls } from '../api.ts'
import { queryClient } from '../query.ts'
import { toast } from '../ui/toast.ts'
import type { PlaceView } from './place-view.ts'

/** Shows the page as a change has left it, and a notification about it. */
export function showPlace(view: PlaceView, done: string): void {
  queryClient.setQueryData(calls.trip.view.queryKey(), view)
  toast({ title: done, variant: 'success' })
}

export function readPlaceAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.trip.view.queryKey() })
}
