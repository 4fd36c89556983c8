import { afterEach, expect, test, vi } from 'vitest'
import { ownDatabase } from './own-database.ts'

type Opening = { result?: IDBDatabase; error?: Error; onsuccess?: () => void; onerror?: () => void }

/** A database without rows, whose transactions end at once. */
function emptyDatabase(): IDBDatabase {
  const transaction = () => {
    const one: { oncomplete?: () => void } = {}
    setTimeout(() => one.oncomplete?.())
    return one
  }
  return { transaction } as unknown as IDBDatabase
}

/** Each opening takes the next of these. */
function openings(...answers: (IDBDatabase | Error)[]) {
  const open = vi.fn(() => {
    const answer = answers.shift()
    const opening: Opening = {}
    setTimeout(() => {
      if (answer instanceof Error) {
        opening.error = answer
        opening.onerror?.()
      } else if (answer) {
        opening.result = answer
        opening.onsuccess?.()
      }
    })
    return opening
  })
  vi.stubGlobal('indexedDB', { open })
  return open
}

afterEach(() => void vi.unstubAllGlobals())

test('after an opening that failed, the next use opens again', async () => {
  openings(new Error('full disk'), emptyDatabase())
  const within = ownDatabase('trial', ['rows'])
  await expect(within(async () => 1)).rejects.toThrow('full disk')
  await expect(within(async () => 2)).resolves.toBe(2)
})

test('one opening serves every use, until the browser closes the database', async () => {
  const first = emptyDatabase()
  const open = openings(first, emptyDatabase())
  const within = ownDatabase('trial', ['rows'])
  await Promise.all([within(async () => 1), within(async () => 2)])
  await within(async () => 3)
  expect(open).toHaveBeenCalledTimes(1)
  first.onclose?.(new Event('close'))
  await within(async () => 4)
  expect(open).toHaveBeenCalledTimes(2)
})
