import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { namesOf, openValue, sealValue, sealWord } from './sealed-fields.ts'

/** The tables whose rows are opened by a link's token. */
export const tokenTables = [
  'booking_links',
  'passport_verification_links',
  'waiting_entries',
  'traveller_reviews',
  'date_alerts',
] as const
export type TokenTable = (typeof tokenTables)[number]

const placeOf = (table: TokenTable) => `${table}.token`

/**
 * `<seal>:<name>`: sealed, so that the link can be sent or shown again; the name (a keyed hash) is for
 * finding it.
 */
export function storedToken(table: TokenTable, token: string): string {
  const place = placeOf(table)
  return token === '' ? '' : `${sealValue(place, token)}:${namesOf(place, token)[0]}`
}

/** The token in plain text; a token from before tokens were sealed is returned unchanged. */
export function openToken(table: TokenTable, stored: string): string {
  if (!stored.startsWith(sealWord)) return stored
  return openValue(placeOf(table), stored.slice(0, stored.lastIndexOf(':')))
}

/** A lost key makes the link unusable, but the row can still be read. */
export function tokenOrNothing(table: TokenTable, stored: string): string {
  try {
    return openToken(table, stored)
  } catch {
    return ''
  }
}

/**
 * A token that opens a page for its holder: sealed with its name in the table, plain text in code. Compare
 * with `hasToken`, because sealing the same token twice gives two different texts.
 */
export const sealedToken = (table: TokenTable) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (token) => storedToken(table, token),
    fromDriver: (stored) => tokenOrNothing(table, stored),
  })()

const clear = 'clear:'

/** The indexed name of a token. A token not sealed yet has a name with a prefix that no key produces. */
export function tokenName(column: AnyColumn): SQL {
  return sql`(case when starts_with(${column}, ${sql.raw(`'${sealWord}'`)}) then split_part(${column}, ':', 5) else ${sql.raw(`'${clear}'`)} || ${column} end)`
}

/** All names under which the row of this token may be found, also while keys are being changed. */
export function tokenNames(table: TokenTable, token: string): string[] {
  return [...namesOf(placeOf(table), token), `${clear}${token}`]
}

/** Finds the row through the index on the names. */
export function hasToken(column: AnyColumn, token: string): SQL {
  const names = tokenNames(getTableName(column.table) as TokenTable, token)
  return sql`${tokenName(column)} = any(${sql.param(names)}::text[])`
}
