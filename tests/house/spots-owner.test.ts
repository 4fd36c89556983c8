import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Only one file writes spots. All others call it, or show what it has written. */
const owner = 'departures/spots.ts'
const owned = [
  'spotsAvailable',
  'totalSpots',
  'spotsElsewhere',
  'spotsTaken',
  'departureId',
].concat(['spotsReleasedAt', 'spotsHeldUntil'])
const columns = owned.map((name) => name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`))

/** These write to the same tables, but no spots: bookings get their spots from the owner. */
const writers = {
  travelDates: ['departures/admin-store.ts'],
  travelBookings: [
    'bookings/store.ts',
    'people/store.ts',
    'retention/forget-travellers.ts',
    'seal-anew.ts',
  ],
}

const root = path.resolve(import.meta.dirname, '../..')

function violations(files: readonly (readonly [file: string, source: string])[]): string[] {
  return files.flatMap(([file, source]) => {
    if (file.endsWith(owner)) return []
    const tables = Object.entries(writers)
      .filter(
        ([table, known]) => writesTable(source, table) && !known.some((one) => file.endsWith(one)),
      )
      .map(([table]) => `${file} writes ${table}`)
    return [...tables, ...ownedNames(source).map((name) => `${file} writes ${name}`)]
  })
}

function writesTable(source: string, table: string): boolean {
  return new RegExp(`\\.(?:update|insert)\\(${table}\\)|preparedInsert\\([^)]*\\b${table}\\b`).test(
    source,
  )
}

/** Names of spot columns in `set` or `insert`, by query builder or in SQL. */
function ownedNames(source: string): string[] {
  const builder = writtenObjects(source).flatMap((text) =>
    owned.filter((name) => new RegExp(`\\b${name}\\b\\s*[:,}]`).test(text)),
  )
  const statements = source.match(
    /(?:update|insert into)\s+(?:travel_dates|travel_bookings)\b[^`]*/gi,
  )
  const inSql = (statements ?? []).flatMap((text) => columns.filter((name) => text.includes(name)))
  return [...builder, ...inSql]
}

/** The arguments of `.update(travel…).set(…)` and `.insert(travel…).values(…)`. */
function writtenObjects(source: string): string[] {
  const start = /\.(?:update|insert)\((?:travelDates|travelBookings)\)\s*\.(?:set|values)\(/g
  return [...source.matchAll(start)].map((match) => {
    const from = match.index + match[0].length
    let depth = 1
    let at = from
    while (depth > 0 && at < source.length) {
      if (source[at] === '(') depth += 1
      if (source[at] === ')') depth -= 1
      at += 1
    }
    return source.slice(from, at)
  })
}

it('nobody but their owner writes the spots of departures and bookings', () => {
  const files = globSync('src/server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(([file]) => file.endsWith(owner))).toHaveLength(1)
  expect(violations(files)).toEqual([])
})

it.each([
  [
    'await tx.update(travelDates).set({ spotsAvailable: 3 })',
    ['writes travelDates', 'writes spotsAvailable'],
  ],
  [
    'tx.update(travelBookings)\n.set({ ...change(1), spotsTaken })',
    ['writes travelBookings', 'writes spotsTaken'],
  ],
  ['sql`update travel_dates set spots_available = 0`', ['writes spots_available']],
  ['sql`INSERT INTO travel_bookings (departure_id) values (1)`', ['writes departure_id']],
])('one that did would be found: %s', (source, found) => {
  const file = 'src/server/booking/bookings/cancel-booking.ts'
  expect(violations([[file, source]])).toEqual(found.map((what) => `${file} ${what}`))
})

it('the room of bookings may not slip one in either', () => {
  const file = 'src/server/booking/bookings/store.ts'
  const source = 'tx.update(travelBookings).set({ status, departureId: null })'
  expect(violations([[file, source]])).toEqual([`${file} writes departureId`])
})
