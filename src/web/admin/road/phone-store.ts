import { type Entry, inOrder, type NewEntry, nextCounter } from '../../../domain/road/entries.ts'
import { answerOf, ownDatabase } from '../../browser/own-database.ts'
import type { Answers } from '../api.ts'

export type RoadView = Answers['road']['open']
/** A view that may have been stored by a release without flights, or without the receipts that have arrived. */
type OlderView = Omit<RoadView, 'flights' | 'receipts'> &
  Partial<Pick<RoadView, 'flights' | 'receipts'>>
export type MyDeparture = Answers['road']['mine']['departures'][number]

/** The phone's user, the phone's id, and the departures stored on it. */
export type Holder = { userId: string; name: string; phone: string; departures: MyDeparture[] }
/** An entry written on this phone that the server has not confirmed yet. */
export type Waiting = {
  departureId: string
  entry: NewEntry
  isRefused: boolean
  /** Why the server refused it, in its own words, if it said so. */
  refusal?: string | undefined
  /** Its departure, if the phone had to forget it. */
  leftBehindBy?: Pick<MyDeparture, 'title' | 'startDate' | 'endDate'>
}
export type Photo = { id: string; departureId: string; file: Blob }

const databaseName = 'coordinatore'
const stores = ['facts', 'views', 'waiting', 'photos'] as const

const within = ownDatabase(databaseName, stores)

export type Kept = {
  holder: Holder | undefined
  views: RoadView[]
  waiting: Waiting[]
  /** The photographs that still have to be sent. */
  photos: string[]
}

export function readPhone(): Promise<Kept> {
  return within(async (store) => {
    const [holder, views, waiting, photos] = await Promise.all([
      answerOf(store('facts').get('holder') as IDBRequest<Holder | undefined>),
      answerOf(store('views').getAll() as IDBRequest<OlderView[]>),
      answerOf(store('waiting').getAll() as IDBRequest<Waiting[]>),
      answerOf(store('photos').getAllKeys() as IDBRequest<string[]>),
    ])
    return { holder, views: views.map(asNow), waiting, photos }
  })
}

/** Until the next connection nothing is said to be missing. */
function asNow(view: OlderView): RoadView {
  const named = (view.entries as Entry[]).flatMap((entry) =>
    entry.kind === 'expense' ? (entry.body.receipt ?? []) : [],
  )
  return { flights: [], receipts: named, ...view }
}

export function keepHolder(holder: Holder): Promise<unknown> {
  return within((store) => answerOf(store('facts').put(holder, 'holder')))
}

/** Stores the server's view and drops its entries from the waiting ones, in one transaction. */
export function keepView(view: RoadView): Promise<void> {
  return within(async (store) => {
    await answerOf(store('views').put(view, view.id))
    for (const { id } of view.entries) await answerOf(store('waiting').delete(id))
  })
}

/** Numbered and stored in one transaction: two windows of one phone never use the same number. */
export function keepEntry(
  departureId: string,
  phone: string,
  written: (counter: number) => NewEntry,
): Promise<NewEntry> {
  return within(async (store) => {
    const view = await answerOf(store('views').get(departureId) as IDBRequest<RoadView | undefined>)
    const waiting = await answerOf(store('waiting').getAll() as IDBRequest<Waiting[]>)
    const own = waiting.filter((one) => one.departureId === departureId)
    const seen = [...((view?.entries ?? []) as Entry[]), ...own.map(({ entry }) => entry)]
    const entry = { ...written(nextCounter(seen)), phone }
    const row: Waiting = { departureId, entry, isRefused: false }
    await answerOf(store('waiting').put(row, entry.id))
    return entry
  })
}

export function markRefused(refused: readonly Waiting[], refusal?: string): Promise<void> {
  return within(async (store) => {
    for (const one of refused) {
      await answerOf(store('waiting').put({ ...one, isRefused: true, refusal }, one.entry.id))
    }
  })
}

/** The photograph of a receipt stays if another entry refers to it. */
export function dropWaiting(id: string): Promise<void> {
  return within(async (store) => {
    const waiting = await answerOf(store('waiting').getAll() as IDBRequest<Waiting[]>)
    const photo = receiptOf(waiting.find(({ entry }) => entry.id === id))
    await answerOf(store('waiting').delete(id))
    const others = waiting.filter(({ entry }) => entry.id !== id)
    if (photo && !others.some((one) => receiptOf(one) === photo)) {
      await answerOf(store('photos').delete(photo))
    }
  })
}

function receiptOf(waiting: Waiting | undefined): string | null {
  return waiting?.entry.kind === 'expense' ? waiting.entry.body.receipt : null
}

/** The waiting entries of one departure, in the order in which they were written. */
export function waitingOf(waiting: readonly Waiting[], departureId: string): Waiting[] {
  const own = waiting.filter((one) => one.departureId === departureId)
  const byId = new Map(own.map((one) => [one.entry.id, one]))
  return inOrder(own.map(({ entry }) => entry)).flatMap(({ id }) => byId.get(id) ?? [])
}

export function keepPhoto(photo: Photo): Promise<unknown> {
  return within((store) => answerOf(store('photos').put(photo, photo.id)))
}

export function photosOf(departureId: string): Promise<Photo[]> {
  return within(async (store) => {
    const all = await answerOf(store('photos').getAll() as IDBRequest<Photo[]>)
    return all.filter((photo) => photo.departureId === departureId)
  })
}

/** The server has the photograph; in one transaction, so that it is never taken for a missing one. */
export function photoArrived({
  id,
  departureId,
}: Pick<Photo, 'id' | 'departureId'>): Promise<void> {
  return within(async (store) => {
    const view = await answerOf(
      store('views').get(departureId) as IDBRequest<OlderView | undefined>,
    )
    if (view?.receipts) {
      await answerOf(store('views').put({ ...view, receipts: [...view.receipts, id] }, departureId))
    }
    await answerOf(store('photos').delete(id))
  })
}

export function dropPhoto(id: string): Promise<unknown> {
  return within((store) => answerOf(store('photos').delete(id)))
}

/**
 * Deletes the departures that are no longer this person's, or are over. What was written for them and never
 * arrived stays, with its photographs: it is sent if the departure comes back, and shown until then.
 */
export function forgetAllBut(departureIds: readonly string[]): Promise<void> {
  return within(async (store) => {
    const waiting = await answerOf(store('waiting').getAll() as IDBRequest<Waiting[]>)
    for (const view of await answerOf(store('views').getAll() as IDBRequest<RoadView[]>)) {
      if (departureIds.includes(view.id)) continue
      const { id, title, startDate, endDate } = view
      for (const one of waiting.filter(({ departureId }) => departureId === id)) {
        const row: Waiting = { ...one, leftBehindBy: { title, startDate, endDate } }
        await answerOf(store('waiting').put(row, one.entry.id))
      }
      await answerOf(store('views').delete(id))
    }
    const receipts = new Set(waiting.map(receiptOf))
    for (const photo of await answerOf(store('photos').getAll() as IDBRequest<Photo[]>)) {
      if (departureIds.includes(photo.departureId) || receipts.has(photo.id)) continue
      await answerOf(store('photos').delete(photo.id))
    }
  })
}

/** What waits, by what becomes of it: sent next, refused by the server, or left behind by its departure. */
export function sortWaiting({ holder, waiting }: Pick<Kept, 'holder' | 'waiting'>) {
  const mine = new Set(holder?.departures.map(({ id }) => id))
  const here = waiting.filter(({ departureId }) => mine.has(departureId))
  return {
    toSend: here.filter(({ isRefused }) => !isRefused),
    refused: here.filter(({ isRefused }) => isRefused),
    leftBehind: waiting.filter(({ departureId }) => !mine.has(departureId)),
  }
}

/** Deletes everything: at sign-out, and when the office ends the access. */
export function wipePhone(): Promise<void> {
  return within(async (store) => {
    for (const name of stores) await answerOf(store(name).clear())
  })
}
