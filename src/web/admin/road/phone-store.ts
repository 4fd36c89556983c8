import { type Entry, inOrder, type NewEntry, nextCounter } from '../../../domain/road/entries.ts'
import { answerOf, ownDatabase } from '../../browser/own-database.ts'
import type { Answers } from '../api.ts'

export type RoadView = Answers['road']['open']
/** A view that may have been stored by a release without flights. */
type OlderView = Omit<RoadView, 'flights'> & Partial<Pick<RoadView, 'flights'>>
export type MyDeparture = Answers['road']['mine']['departures'][number]

/** The phone's user, the phone's id, and the departures stored on it. */
export type Holder = { userId: string; name: string; phone: string; departures: MyDeparture[] }
/** Entries written on this phone that the server has not confirmed yet. */
export type Waiting = { departureId: string; entry: NewEntry; isRefused: boolean }
export type Photo = { id: string; departureId: string; file: Blob }

const databaseName = 'coordinatore'
const stores = ['facts', 'views', 'waiting', 'photos'] as const

const within = ownDatabase(databaseName, stores)

export type Kept = { holder: Holder | undefined; views: RoadView[]; waiting: Waiting[] }

export function readPhone(): Promise<Kept> {
  return within(async (store) => {
    const [holder, views, waiting] = await Promise.all([
      answerOf(store('facts').get('holder') as IDBRequest<Holder | undefined>),
      answerOf(store('views').getAll() as IDBRequest<OlderView[]>),
      answerOf(store('waiting').getAll() as IDBRequest<Waiting[]>),
    ])
    return { holder, views: views.map((view) => ({ flights: [], ...view })), waiting }
  })
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

export function markRefused(refused: readonly Waiting[]): Promise<void> {
  return within(async (store) => {
    for (const one of refused) {
      await answerOf(store('waiting').put({ ...one, isRefused: true }, one.entry.id))
    }
  })
}

export function dropWaiting(id: string): Promise<unknown> {
  return within((store) => answerOf(store('waiting').delete(id)))
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

export function dropPhoto(id: string): Promise<unknown> {
  return within((store) => answerOf(store('photos').delete(id)))
}

/** Deletes everything about departures that are no longer this person's, or are over. */
export function forgetAllBut(departureIds: readonly string[]): Promise<void> {
  return within(async (store) => {
    for (const { id } of await answerOf(store('views').getAll() as IDBRequest<RoadView[]>)) {
      if (!departureIds.includes(id)) await answerOf(store('views').delete(id))
    }
    for (const name of ['waiting', 'photos'] as const) {
      const rows = await answerOf(store(name).getAll() as IDBRequest<{ departureId: string }[]>)
      const keys = await answerOf(store(name).getAllKeys())
      for (const [index, row] of rows.entries()) {
        const key = keys[index]
        if (key !== undefined && !departureIds.includes(row.departureId)) {
          await answerOf(store(name).delete(key))
        }
      }
    }
  })
}

/** Deletes everything: at sign-out, and when the office ends the access. */
export function wipePhone(): Promise<void> {
  return within(async (store) => {
    for (const name of stores) await answerOf(store(name).clear())
  })
}
