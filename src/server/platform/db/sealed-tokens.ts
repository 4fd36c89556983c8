import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { namesOf, openValue, sealValue, sealWord } from './sealed-fields.ts'

/** The tables whose rows are opened by whoever holds a link. */
export const tokenTables = [
  'booking_links',
  'passport_verification_links',
  'waiting_entries',
  'traveller_reviews',
  'date_alerts',
] as const
export type TokenTable = (typeof tokenTables)[number]

const placeOf = (table: TokenTable) => `${table}.token`

/** `<seal>:<name>`: sealed for whoever must send or show the link again, named for finding it. */
export function storedToken(table: TokenTable, token: string): string {
  const place = placeOf(table)
  return token === '' ? '' : `${sealValue(place, token)}:${namesOf(place, token)[0]}`
}

/** As it was drawn; what is of before tokens were sealed is returned as it is. */
export function openToken(table: TokenTable, stored: string): string {
  if (!stored.startsWith(sealWord)) return stored
  return openValue(placeOf(table), stored.slice(0, stored.lastIndexOf(':')))
}

/** A key that is lost costs the link, which opens nothing any more, and not the row that is read. */
export function tokenOrNothing(table: TokenTable, stored: string): string {
  try {
    return openToken(table, stored)
  } catch {
    return ''
  }
}

/**
 * What opens a page for its holder. The table has it sealed with its name; whoever reads the row reads the token.
 * Comparing goes by `hasToken`: sealed twice, the same token is two texts.
 */
export const sealedToken = (table: TokenTable) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (token) => storedToken(table, token),
    fromDriver: (stored) => tokenOrNothing(table, stored),
  })()

const clear = 'clear:'

/** Indexed where there are tokens. A token of before, until it is sealed, goes by a name that no key makes. */
export function tokenName(column: AnyColumn): SQL {
  return sql`(case when starts_with(${column}, ${sql.raw(`'${sealWord}'`)}) then split_part(${column}, ':', 5) else ${sql.raw(`'${clear}'`)} || ${column} end)`
}

/** All names under which a row with this token may stand, while keys change too. */
export function tokenNames(table: TokenTable, token: string): string[] {
  return [...namesOf(placeOf(table), token), `${clear}${token}`]
}

/** One look into the index of names. */
export function hasToken(column: AnyColumn, token: string): SQL {
  const names = tokenNames(getTableName(column.table) as TokenTable, token)
  return sql`${tokenName(column)} = any(${sql.param(names)}::text[])`
}
