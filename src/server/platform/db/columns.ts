import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Integer cents in code, euro with two decimals in the table, so that a person reading SQL sees euro. */
export const euroAmount = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(12, 2)',
  fromDriver: (value) => Math.round(Number(value) * 100),
  toDriver: (cents) => (cents / 100).toFixed(2),
})

/** Words prepared for the search; written by the database itself. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const randomId = () => uuid().primaryKey().defaultRandom()

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => instant().notNull().defaultNow()

// Both cases: under the plain locale the database lowers only the letters of ASCII.
const accented =
  'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ'
const plain = 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg'.repeat(2)

/**
 * Lower case without accents, cut into words that can be searched by their beginning. An apostrophe
 * parts two words and joins them as well: D'Angelo is found by `angelo`, `d'ang` and `dang`.
 */
export function searchableWords(text: SQL): SQL {
  const lowered = sql`translate(lower(${text}), ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)})`
  return sql`to_tsvector('simple', ${lowered} || ' ' || translate(${lowered}, '''’', ''))`
}

/** The database too refuses a status that the code does not know, whoever writes it. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
}
