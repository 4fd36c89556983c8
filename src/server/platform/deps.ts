import type { Editions } from '../../domain/catalogue/edition.ts'
import type { Db } from './db/client.ts'
import type { Replica } from './db/replica.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './log.ts'

/** What use cases are given instead of reaching for it: the database, the clock, chance, the disk. */
export type Deps = {
  db: Db
  /** A copy that follows the database, for the back office's lists and charts. */
  replica?: Replica | undefined
  env: Env
  now: () => Date
  log: Log
  files: FileStore
  /** What visitors are shown: trips, prices, texts, the agency. */
  catalogue: Editions
  /** The address under which travellers see the site, without a slash at the end. */
  publicUrl: string
  /** For what the server hands out and must recognise as its own, and for hashes nobody can guess. */
  signingKey: string
}
