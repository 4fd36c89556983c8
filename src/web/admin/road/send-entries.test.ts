import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import type { NewEntry } from '../../../domain/road/entries.ts'
import type { Waiting } from './phone-store.ts'
import { sendEntries } from './send-entries.ts'

const waiting = (count: number): Waiting[] =>
  Array.from({ length: count }, (_, index) => ({
    departureId: 'd',
    isRefused: false,
    entry: {
      id: `e${index}`,
      phone: 'p',
      counter: index + 1,
      writtenAt: '2026-05-01T10:00:00.000Z',
      kind: 'notice',
      body: { text: `Avviso ${index}` },
    },
  }))

const invalid = new ORPCError('VALIDATION', { status: 400, message: 'Controlla i dati' })

/** A server that refuses every call with one of these entries, as it does if one does not fit its schema. */
function serverWithout(wrong: readonly string[], error: Error = invalid) {
  const kept: string[] = []
  const refused: { id: string; error: unknown }[] = []
  const ways = {
    send: async (entries: NewEntry[]) => {
      const ids = entries.map(({ id }) => id)
      if (ids.some((id) => wrong.includes(id))) throw error
      kept.push(...ids)
      return { refused: [] }
    },
    refuse: async (list: Waiting[], why?: unknown) => {
      refused.push(...list.map(({ entry }) => ({ id: entry.id, error: why })))
    },
  }
  return { kept, refused, ways }
}

test.each([
  ['alone', 1, ['e0']],
  ['first', 5, ['e0']],
  ['in between', 101, ['e57']],
  ['twice', 130, ['e3', 'e128']],
])('an entry that does not fit holds up no other: %s', async (_name, count, wrong) => {
  const { kept, refused, ways } = serverWithout(wrong)
  await sendEntries(waiting(count), ways)
  expect(refused).toEqual(wrong.map((id) => ({ id, error: invalid })))
  const others = waiting(count).flatMap(({ entry: { id } }) => (wrong.includes(id) ? [] : id))
  expect(kept).toEqual(others)
})

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['an expired session', new ORPCError('UNAUTHORIZED', { status: 401 })],
  ['too many calls', new ORPCError('RATE_LIMITED', { status: 429 })],
  ['a server in trouble', new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })],
])('%s refuses no entry: they wait', async (_name, error) => {
  const { refused, ways } = serverWithout(['e1'], error)
  await expect(sendEntries(waiting(3), ways)).rejects.toBe(error)
  expect(refused).toEqual([])
})

test('an entry that the server names is refused without words', async () => {
  const { refused, ways } = serverWithout([])
  const send = async () => ({ refused: ['e1'] })
  await sendEntries(waiting(3), { ...ways, send })
  expect(refused).toEqual([{ id: 'e1', error: undefined }])
})
