import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSource } from './places-in-sources.ts'

let root: string
let program: string
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'ondalta posti '))
  program = path.join(root, 'dist/server/main.js')
  await mkdir(path.dirname(program), { recursive: true })
  const text = [
    'import path from "node:path"',
    '// src/domain/money.ts',
    'const cents = 100',
    '// is that many',
    '// src/server/booking/bookings/create-booking.ts',
    'function createBooking() {}',
  ]
  writeFileSync(program, text.join('\n'))
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  [
    'the file that the line came from',
    6,
    'src/server/booking/bookings/create-booking.ts, main.js:6:9',
  ],
  ['the one before where the next begins later', 3, 'src/domain/money.ts, main.js:3:9'],
])('names %s', (_what, line, expected) => {
  const address = new URL(`file://${program}`).href
  expect(withSource(`at createBooking (${address}:${line}:9)`)).toBe(
    `at createBooking (${expected})`,
  )
})

it('leaves other lines as they are', () => {
  const address = new URL(`file://${program}`).href
  for (const line of [
    `at createBooking (${address}:1:1)`,
    `at createBooking (${address.replace('main', 'gone')}:6:9)`,
    'at Socket.emit (node:events:519:28)',
    'at open (file:///srv/ondalta/src/server/db/client.ts:12:3)',
  ]) {
    expect(withSource(line)).toBe(line)
  }
})
