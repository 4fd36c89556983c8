import { inArray, like, or, sql } from 'drizzle-orm'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { asRecord, textOf } from '../../../domain/catalogue/form-shape.ts'
import { type Named, renamedPeople } from '../../../domain/catalogue/renamed-people.ts'
import { updateStaffUser } from '../../access/staff/store.ts'
import { firstEdition } from '../../catalogue/editions/first-edition.ts'
import { system, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { documentVersions } from '../../platform/db/schema/editions.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { updateDeparture } from './admin-store.ts'

type Following = Pick<Deps, 'db' | 'catalogue'>

/**
 * Departures store their coordinators by name: a person renamed in the catalogue is renamed there too, once
 * per edition.
 */
export function namesFollowed(): (deps: Following) => Promise<void> {
  let seen: number | undefined
  return async (deps) => {
    const { number } = deps.catalogue.current()
    if (number === seen) return
    await followNames(deps)
    seen = number
  }
}

export async function followNames({ db, catalogue }: Following): Promise<void> {
  const { documents } = catalogue.current()
  const renamed = renamedPeople(await everyName(db), peopleIn(documents))
  if (renamed.size === 0) return
  const before = [...renamed.keys()]
  const now = (name: string | null) => (name === null ? null : (renamed.get(name) ?? name))
  await db.transaction(async (tx) => {
    for (const departure of await departuresOf(tx, before)) {
      const { id, coordinator1, coordinator2 } = departure
      const led = { coordinator1: now(coordinator1), coordinator2: now(coordinator2) }
      await updateDeparture(tx, id, led)
      await noted(tx, 'departure', 'edited', id, { coordinator1, coordinator2 }, led)
    }
    const leaders = tx.select().from(staffUsers).where(inArray(staffUsers.leadsAs, before))
    for (const { id, leadsAs } of await leaders.for('update')) {
      await updateStaffUser(tx, id, { leadsAs: now(leadsAs) })
      await noted(tx, 'staff', 'role_changed', id, { leadsAs }, { leadsAs: now(leadsAs) })
    }
  })
}

function departuresOf(tx: Tx, names: readonly string[]) {
  const { id, coordinator1, coordinator2 } = travelDates
  return tx
    .select({ id, coordinator1, coordinator2 })
    .from(travelDates)
    .where(or(inArray(coordinator1, [...names]), inArray(coordinator2, [...names])))
    .orderBy(id)
    .for('update')
}

function noted(
  tx: Tx,
  entity: 'departure' | 'staff',
  action: string,
  entityId: string,
  before: unknown,
  after: unknown,
) {
  return writeAudit(tx, { actor: system, action, entity, entityId, before, after })
}

/** Every name under which a person was ever published. */
async function everyName(db: Db): Promise<Named[]> {
  const { key, value } = documentVersions
  const stored = await db
    .select({ key, name: sql<string>`coalesce(${value} ->> 'name', '')` })
    .from(documentVersions)
    .where(like(key, 'member/%'))
    .orderBy(documentVersions.createdAt, key, documentVersions.hash)
  return [...peopleIn(firstEdition), ...stored]
}

function peopleIn(documents: Documents): Named[] {
  return Object.entries(documents).flatMap(([key, document]) =>
    key.startsWith('member/') ? [{ key, name: textOf(asRecord(document).name) }] : [],
  )
}
