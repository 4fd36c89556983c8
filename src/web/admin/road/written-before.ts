import type { EntryBodies, EntryKind } from '../../../domain/road/entries.ts'
import type { Waiting } from './phone-store.ts'

/** What a form starts with when it corrects a refused entry of its kind. */
export function writtenBefore<Kind extends EntryKind>(
  again: Waiting | undefined,
  kind: Kind,
): EntryBodies[Kind] | undefined {
  // `kind` determines the type of the body.
  return again?.entry.kind === kind ? (again.entry.body as EntryBodies[Kind]) : undefined
}
