import { ORPCError } from '@orpc/client'
import type { NewEntry } from '../../../domain/road/entries.ts'
import type { Waiting } from './phone-store.ts'

/** Answers about what was sent: sending the same again gets the same answer. */
const refusals = [400, 409, 413, 415, 422]

export function isRefusal(error: unknown): boolean {
  return error instanceof ORPCError && refusals.includes(error.status)
}

type Ways = {
  send: (entries: NewEntry[]) => Promise<{ refused: string[] }>
  /** Called with the error if the server said why. */
  refuse: (waiting: Waiting[], error?: unknown) => Promise<unknown>
}

const perCall = 100

/** Sends the entries in their order; one that the server refuses does not hold up the others. */
export async function sendEntries(waiting: readonly Waiting[], ways: Ways): Promise<void> {
  for (let from = 0; from < waiting.length; from += perCall) {
    await sendPart(waiting.slice(from, from + perCall), ways)
  }
}

/** A part that is refused as a whole is sent in halves, until the refused entry is alone. */
async function sendPart(part: Waiting[], ways: Ways): Promise<void> {
  try {
    const { refused } = await ways.send(part.map(({ entry }) => entry))
    await ways.refuse(part.filter(({ entry }) => refused.includes(entry.id)))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (part.length === 1) return void (await ways.refuse(part, error))
    const half = Math.ceil(part.length / 2)
    await sendPart(part.slice(0, half), ways)
    await sendPart(part.slice(half), ways)
  }
}
