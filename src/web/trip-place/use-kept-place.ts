import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { errorCode } from '../api-errors.ts'
import { listeners } from '../browser/listeners.ts'
import { forgetTrip, keepTrip, readTrip } from '../service-worker/kept-trip.ts'
import { tellWorker } from '../service-worker/tell-worker.ts'
import { asNow, keptView, type OlderView } from './kept-view.ts'
import type { PlaceView } from './place-view.ts'

const patienceMs = 5000

/** If the traveller left without a connection, the server ends that session before the page is requested. */
export async function askForPlace(): Promise<PlaceView> {
  const known = await readTrip(new Date())
  if (known?.isLeaving) {
    await api.trip.leave({})
    await forgetTrip()
  }
  return api.trip.view()
}

async function keep(view: PlaceView): Promise<void> {
  const { enteredAt, endDate } = view
  if (view.next.kind === 'cancelled' || enteredAt === null) return forgetHere()
  const keptAt = new Date().toISOString()
  const answer = { since: enteredAt, endDate, keptAt, view: keptView(view) }
  if (await keepTrip(answer)) tellWorker({ type: 'KEEP_PLACE', place: 'viaggio' })
}

type Kept = { view: PlaceView; keptAt: string } | 'left' | undefined

const { subscribe, tell } = listeners<Kept>()

/** Removes the trip from this phone and from its screen. */
export async function forgetHere({ isLeaving = false } = {}): Promise<void> {
  await forgetTrip({ isLeaving })
  tell(isLeaving ? 'left' : undefined)
  tellWorker({ type: 'FORGET_PLACE', place: 'viaggio' })
}

async function readHere(): Promise<Kept> {
  const known = await readTrip(new Date())
  if (known?.isLeaving) return 'left'
  return known?.answer
    ? { view: asNow(known.answer.view as OlderView), keptAt: known.answer.keptAt }
    : undefined
}

type Asked = { data: PlaceView | undefined; error: unknown; hasFailed: boolean; isAsked: boolean }

/**
 * Stores the server's answer, and returns it while the server does not answer. A connection that is up but
 * does not respond must not keep a stored trip waiting.
 */
export function useKeptPlace({ data, error, hasFailed, isAsked }: Asked): Kept {
  const [kept, setKept] = useState<Kept>()
  useEffect(() => subscribe(setKept), [])
  const isOver = errorCode(error) === 'TRIP_SESSION_OVER'
  useEffect(() => {
    if (data && !error) void keep(data)
  }, [data, error])
  useEffect(() => {
    if (isOver) void forgetHere()
  }, [isOver])
  const isMissing = isAsked && !isOver && (data === undefined || hasFailed)
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(() => void readHere().then(setKept), hasFailed ? 0 : patienceMs)
    return () => clearTimeout(timer)
  }, [isMissing, hasFailed])
  return isMissing ? kept : undefined
}
