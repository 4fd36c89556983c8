import { ORPCError } from '@orpc/client'
import { useSyncExternalStore } from 'react'
import { todayInRome } from '../../../domain/dates.ts'
import {
  type Entry,
  type EntryBodies,
  type EntryKind,
  mergeEntries,
  type NewEntry,
} from '../../../domain/road/entries.ts'
import { api } from '../../api.ts'
import { listeners } from '../../browser/listeners.ts'
import { randomId } from '../../browser/random-id.ts'
import { smallerPhoto } from '../../browser/smaller-photo.ts'
import { adminApi, errorText } from '../api.ts'
import {
  dropWaiting,
  forgetAllBut,
  type Holder,
  type Kept,
  keepEntry,
  keepHolder,
  keepPhoto,
  keepView,
  markRefused,
  type RoadView,
  readPhone,
  type Waiting,
  waitingOf,
  wipePhone,
} from './phone-store.ts'
import { sendPhotos } from './receipts.ts'
import { sendEntries } from './send-entries.ts'

/**
 * `sign-in`: the session has expired; unsent entries wait. `account`: they wait until a password or second
 * factor is set. `ended`: the office ended the access, and the phone was wiped. `trouble`: the server answered,
 * but with an error.
 */
export type Connection =
  | 'asking'
  | 'online'
  | 'offline'
  | 'trouble'
  | 'sign-in'
  | 'account'
  | 'ended'
  | 'elsewhere'

export type Road = Kept & { isRead: boolean; connection: Connection }

let road: Road = {
  isRead: false,
  holder: undefined,
  views: [],
  waiting: [],
  photos: [],
  connection: 'asking',
}
const { subscribe, tell } = listeners()

function show(change: Partial<Road>): void {
  road = { ...road, ...change }
  tell()
}

export function useRoad(): Road {
  return useSyncExternalStore(subscribe, () => road)
}

async function readAgain(change: Partial<Road> = {}): Promise<void> {
  show({ ...(await readPhone()), isRead: true, ...change })
}

/** Loads what the phone has stored, without departures whose time is over. */
export async function startRoad(): Promise<void> {
  const { holder } = await readPhone()
  const today = todayInRome(new Date())
  if (holder) {
    const open = holder.departures.filter(({ closesOn }) => closesOn >= today)
    if (open.length < holder.departures.length) {
      await forgetAllBut(open.map(({ id }) => id))
      await keepHolder({ ...holder, departures: open })
    }
  }
  await readAgain()
  await syncRoad()
}

let syncing: Promise<void> | undefined
let isAskedAgain = false

/** One sync at a time; a call during a sync makes one more run afterwards. */
export function syncRoad(): Promise<void> {
  if (syncing) {
    isAskedAgain = true
    return syncing
  }
  syncing = exchange()
    .then(
      () => readAgain({ connection: 'online' }),
      (error: unknown) => explain(error),
    )
    .finally(() => {
      syncing = undefined
      if (isAskedAgain) {
        isAskedAgain = false
        void syncRoad()
      }
    })
  return syncing
}

class NoCoordinator extends Error {}

/** A one-time password, or a missing second factor: until that is changed only the account answers. */
class AccountFirst extends Error {}

/** Sends the phone's entries in their order, then stores the server's current state. */
async function exchange(): Promise<void> {
  const me = await adminApi.account.me()
  if (me.role !== 'coordinator') throw new NoCoordinator()
  const known = (await readPhone()).holder
  // The phone has changed hands: the previous person's data must not stay on it.
  if (known && known.userId !== me.id) await wipePhone()
  if (me.mustChangePassword || me.mustAddSecondFactor) throw new AccountFirst()
  const phone = known?.userId === me.id ? known.phone : randomId()
  await adminApi.road.phone({ phone })
  const { departures } = await adminApi.road.mine()
  await keepHolder({ userId: me.id, name: me.name, phone, departures })
  await forgetAllBut(departures.map(({ id }) => id))
  let trouble: unknown
  for (const { id } of departures) {
    trouble ??= await sendPhotos(id)
    await sendWaiting(id)
    await keepView(await adminApi.road.open({ id }))
  }
  if (trouble) throw trouble
}

async function sendWaiting(departureId: string): Promise<void> {
  const waiting = waitingOf((await readPhone()).waiting, departureId).filter(
    ({ isRefused }) => !isRefused,
  )
  await sendEntries(waiting, {
    send: (entries) => adminApi.road.write({ id: departureId, entries }),
    refuse: (refused, error) => markRefused(refused, error ? errorText(error) : undefined),
  })
}

async function explain(error: unknown): Promise<void> {
  if (error instanceof NoCoordinator) return readAgain({ connection: 'elsewhere' })
  if (error instanceof AccountFirst) return readAgain({ connection: 'account' })
  if (!(error instanceof ORPCError)) return readAgain({ connection: 'offline' })
  if (error.status !== 401 && error.status !== 403) return readAgain({ connection: 'trouble' })
  const { holder } = await readPhone()
  const state = holder ? await stateOf(holder) : 'open'
  if (state === 'ended') await wipePhone()
  await readAgain({ connection: state === 'ended' ? 'ended' : 'sign-in' })
}

async function stateOf({ phone }: Holder): Promise<'open' | 'ended'> {
  try {
    return (await api.road.phoneState({ phone })).state
  } catch {
    return 'open'
  }
}

/** Stored on the phone first, even when offline; then synced. `instead`: the refused entry that it replaces. */
export async function write<Kind extends EntryKind>(
  departureId: string,
  kind: Kind,
  body: EntryBodies[Kind],
  instead?: Waiting,
): Promise<string> {
  const { holder } = road
  if (!holder) throw new Error('nobody writes here')
  const entry = await keepEntry(departureId, holder.phone, (counter) => {
    const written = { id: randomId(), counter, writtenAt: new Date().toISOString() }
    return { ...written, phone: holder.phone, kind, body } as NewEntry
  })
  if (instead) await dropWaiting(instead.entry.id)
  await readAgain()
  void syncRoad()
  return entry.id
}

/** Writes the entry again under a new number, because another entry has the old one. */
export async function writeAgain(refused: Waiting): Promise<void> {
  const { departureId, entry } = refused
  await write(departureId, entry.kind, entry.body, refused)
}

/** Takes the place of a photograph that never arrived: the expense that names it stays as it is. */
export async function photographAgain(
  departureId: string,
  receipt: string,
  photo: File,
): Promise<void> {
  await keepPhoto({ id: receipt, departureId, file: await smallerPhoto(photo) })
  await readAgain()
  void syncRoad()
}

/** Removes an entry that never reached the server. */
export async function forgetEntry({ entry }: Waiting): Promise<void> {
  await dropWaiting(entry.id)
  await readAgain()
}

export async function leaveRoad(): Promise<void> {
  await wipePhone()
  await readAgain({ connection: 'asking' })
}

/** All entries of a departure, sent or not, in one common order. */
export function entriesIn(view: RoadView, { waiting, holder }: Road): Entry[] {
  const own = waitingOf(waiting, view.id).filter(({ isRefused }) => !isRefused)
  return mergeEntries(
    view.entries as Entry[],
    own.map(({ entry }) => ({ ...entry, author: holder?.name ?? '' }) as Entry),
  )
}
