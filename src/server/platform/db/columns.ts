import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Integer cents in code, euro with two decimals in the table, so that a person reading SQL sees euro. */
export const euroAmount = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(12, 2)',
  fromDriver: (value) => Math.round(Number(value) * 100),
  toDriver: (cents) => (cents / 100).toFixed(2),
})

/** Words prepared for the search; the database generates them. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const randomId = () => uuid().primaryKey().defaultRandom()

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => instant().notNull().defaultNow()

// Both cases, because under the C locale the database lowercases only ASCII letters.
const accented =
  'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ'
const plain = 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg'.repeat(2)

/**
 * Lower case without accents, cut into words that can be searched by prefix. A name with an apostrophe is
 * indexed both in parts and joined: D'Angelo is found by `angelo`, `d'ang` and `dang`.
 */
export function searchableWords(text: SQL): SQL {
  const lowered = sql`translate(lower(${text}), ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)})`
  return sql`to_tsvector('simple', ${lowered} || ' ' || translate(${lowered}, '''’', ''))`
}

/** A check constraint: the database refuses a status that the code does not know. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
}
