import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Passwords } from '../access/staff/auth.ts'

const hashes = new Map<string, Promise<string>>()
const answers = new Map<string, Promise<boolean>>()

/**
 * The real password hashes, which are slow on purpose, computed once per worker: nearly every test file opens
 * a back office, and its six hashes would be most of the time of a short one.
 */
export const keptHashes: Passwords = {
  hash: (password) => kept(hashes, password, () => hashPassword(password)),
  verify: ({ hash, password }) =>
    kept(answers, `${hash} ${password}`, () => verifyPassword({ hash, password })),
}

function kept<T>(known: Map<string, Promise<T>>, name: string, work: () => Promise<T>): Promise<T> {
  const found = known.get(name) ?? work()
  known.set(name, found)
  return found
}
