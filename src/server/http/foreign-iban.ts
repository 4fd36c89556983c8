import { defaultBankAccounts } from '../../content/bank-accounts.ts'
import { ibansInText } from '../../domain/accounts/iban-in-text.ts'
import { DomainError } from '../../domain/errors.ts'
import { type Actor, writeAudit } from '../platform/audit/write-audit.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import { savedIbans } from '../platform/db/schema/links.ts'

/**
 * Calls that may contain other people's IBANs: accounts themselves, bank statements, texts that only staff
 * read.
 */
const mayCarry = new Set(['accounts', 'cassa', 'account', 'contact', 'search', 'people'])
/**
 * Notes that only staff read; and the phone's entries, which are checked line by line, because refusing the
 * whole call would block all other entries too.
 */
const lookedAtElsewhere: ReadonlySet<string> = new Set(['bookings.saveNotes', 'road.write'])
/** A call in one of those groups whose text appears in a mail. */
const shownAfterAll: ReadonlySet<string> = new Set(['cassa.issueVoucher'])

export function mayCarryIbans(path: readonly string[]): boolean {
  const call = path.join('.')
  if (lookedAtElsewhere.has(call)) return true
  return mayCarry.has(path[0] ?? '') && !shownAfterAll.has(call)
}

type Asked = { db: Db; method: string; actor: Actor }

/**
 * Travellers must never be shown a bank account other than the agency's own in any text: a note, an answer, a
 * page. A refused text is logged with the IBAN.
 */
export async function refuseForeignIban(asked: Asked, path: readonly string[], input: unknown) {
  if (asked.method === 'GET' || mayCarryIbans(path)) return
  const iban = await foreignIban(asked.db, input)
  if (!iban) return
  const call = path.join('.')
  await asked.db.transaction((tx) => noteForeignIban(tx, asked.actor, { call, iban }))
  throw new DomainError('FOREIGN_IBAN')
}

export function noteForeignIban(tx: Tx, actor: Actor, after: { call: string; iban: string }) {
  return writeAudit(tx, {
    actor,
    action: 'foreign_iban_refused',
    entity: 'staff',
    entityId: actor.id ?? '',
    after,
  })
}

/** The first IBAN in any text of a value that is neither an active account nor a configured one nobody has saved. */
export async function foreignIban(db: Db | Tx, value: unknown): Promise<string | undefined> {
  const found = [...new Set(textsIn(value).flatMap(ibansInText))]
  if (found.length === 0) return undefined
  const { iban, isActive, blockedAt } = savedIbans
  const saved = await db.select({ iban, isActive, blockedAt }).from(savedIbans)
  const numbers = (accounts: readonly { iban: string }[]) =>
    new Set(accounts.map((account) => account.iban.replace(/\s/g, '')))
  const open = numbers(saved.filter((account) => account.isActive && !account.blockedAt))
  const [known, configured] = [numbers(saved), numbers(defaultBankAccounts)]
  return found.find((one) => !open.has(one) && (known.has(one) || !configured.has(one)))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
