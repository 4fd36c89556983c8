import { randomUUID } from 'node:crypto'
import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { entriesOf, nextCounter, struckIn } from '../../../domain/road/entries.ts'
import { euroOf } from '../../../domain/road/expenses.ts'
import { findDepartureById, lockDepartureById } from '../../booking/departures/store.ts'
import { departureMargin } from '../../money/ledger/departure-margin.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { receiptPhotosOf } from '../purses/store.ts'
import { addEntries, decisionsOf, entriesOfDeparture } from './store.ts'

type Writing = Pick<Deps, 'db' | 'now'> & { actor: Actor }

/** The office writes entries like one more phone, so it needs a phone id for the order. */
const officePhone = '00000000-0000-4000-8000-000000000000'

/** The diary of a departure for the office. The group's kitty (cassa comune) is not part of it. */
export async function readDiary({ db }: Pick<Deps, 'db'>, departureId: string) {
  const departure = await findDepartureById(db, departureId)
  if (!departure) throw new DomainError('DEPARTURE_NOT_FOUND')
  const tripId = tripIdOf(departure.destinationId)
  const entries = await entriesOfDeparture(db, departureId)
  const struck = struckIn(entries)
  const photos = new Set(await receiptPhotosOf(db, departureId))
  const decisions = new Map((await decisionsOf(db, departureId)).map((one) => [one.entryId, one]))
  const facts = ({ id, author, writtenAt }: (typeof entries)[number]) => ({
    id,
    author,
    writtenAt,
    struckFor: struck.get(id)?.body.reason ?? null,
  })
  return {
    ...(await departureMargin(db, { tripId, startDate: departure.startDate })),
    notices: entriesOf(entries, 'notice')
      .map((entry) => ({ ...facts(entry), text: entry.body.text }))
      .toReversed(),
    incidents: entriesOf(entries, 'incident')
      .map((entry) => ({ ...facts(entry), ...entry.body }))
      .toReversed(),
    expenses: entriesOf(entries, 'expense')
      .map((entry) => {
        const decided = decisions.get(entry.id)
        return {
          ...facts(entry),
          ...entry.body,
          hasPhoto: entry.body.receipt !== null && photos.has(entry.body.receipt),
          euro: euroOf(entry.body),
          decision: decided?.decision ?? null,
          reason: decided?.reason ?? null,
        }
      })
      .toReversed(),
  }
}

export async function writeNotice(deps: Writing, departureId: string, text: string): Promise<void> {
  await deps.db.transaction((tx) => add(tx, deps, departureId, { kind: 'notice', body: { text } }))
}

export async function strikeNotice(
  deps: Writing,
  departureId: string,
  strike: { entry: string; reason: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const notices = entriesOf(await entriesOfDeparture(tx, departureId), 'notice')
    if (!notices.some(({ id }) => id === strike.entry)) throw new DomainError('NOT_FOUND')
    await add(tx, deps, departureId, { kind: 'struck', body: strike })
  })
}

type Words =
  | { kind: 'notice'; body: { text: string } }
  | { kind: 'struck'; body: { entry: string; reason: string } }

async function add(tx: Tx, { actor, now }: Writing, departureId: string, words: Words) {
  if (!(await lockDepartureById(tx, departureId))) throw new DomainError('DEPARTURE_NOT_FOUND')
  const id = randomUUID()
  const counter = nextCounter(await entriesOfDeparture(tx, departureId))
  const written = { id, phone: officePhone, counter, writtenAt: now().toISOString() }
  await addEntries(tx, departureId, [{ ...written, ...words }], actor)
  await writeAudit(tx, {
    actor,
    action: 'road_written',
    entity: 'departure',
    entityId: departureId,
    after: { entry: id, kind: words.kind },
  })
}
