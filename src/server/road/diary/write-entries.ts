import { isDeepStrictEqual } from 'node:util'
import { inOrder, type NewEntry } from '../../../domain/road/entries.ts'
import { foreignIban, noteForeignIban } from '../../http/foreign-iban.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { addEntries, entryOf, findEntries } from './store.ts'

type Writing = { db: Db; actor: Actor }

/**
 * Stores a phone's entries, idempotently: an entry that is already stored stays as it is. One whose id or
 * counter belongs to another entry is refused individually, and the phone keeps showing it; so is one that
 * would show the group a bank account other than the agency's.
 */
export async function writeEntries(
  { db, actor }: Writing,
  departureId: string,
  entries: readonly NewEntry[],
): Promise<{ kept: string[]; refused: string[] }> {
  return db.transaction(async (tx) => {
    const shown = await withoutForeignIbans(tx, actor, entries)
    const added = await addEntries(tx, departureId, inOrder(shown), actor)
    const ids = entries.map(({ id }) => id)
    const there = new Map((await findEntries(tx, ids)).map((row) => [row.id, row]))
    const kept = entries
      .filter((entry) => {
        const row = there.get(entry.id)
        return row?.departureId === departureId && isSame(entry, entryOf(row))
      })
      .map(({ id }) => id)
    for (const { id, kind } of entries) {
      if (!added.includes(id)) continue
      await writeAudit(tx, {
        actor,
        action: 'road_written',
        entity: 'departure',
        entityId: departureId,
        after: { entry: id, kind },
      })
    }
    return { kept, refused: ids.filter((id) => !kept.includes(id)) }
  })
}

async function withoutForeignIbans(tx: Tx, actor: Actor, entries: readonly NewEntry[]) {
  const shown: NewEntry[] = []
  for (const entry of entries) {
    const iban = await foreignIban(tx, entry.body)
    if (iban) await noteForeignIban(tx, actor, { call: 'road.write', iban })
    else shown.push(entry)
  }
  return shown
}

function isSame(sent: NewEntry, { author: _author, ...stored }: NewEntry & { author: string }) {
  const moment = (entry: NewEntry) => new Date(entry.writtenAt).getTime()
  return (
    moment(sent) === moment(stored) &&
    isDeepStrictEqual({ ...sent, writtenAt: '' }, { ...stored, writtenAt: '' })
  )
}
