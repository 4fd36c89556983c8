import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Passwords } from '../access/staff/auth.ts'

const hashes = new Map<string, Promise<string>>()
const answers = new Map<string, Promise<boolean>>()

/**
 * The real hashes, which are slow on purpose, each worked out once per worker: a back office is opened by nearly every
 * file, and six of them would be most of what a short one costs.
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
