import type { Editions } from '../../domain/catalogue/edition.ts'
import type { Db } from './db/client.ts'
import type { Replica } from './db/replica.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './log.ts'

/** Dependencies injected into the use cases: the database, the clock, randomness, the disk. */
export type Deps = {
  db: Db
  /** A read replica, for the back office's lists and charts. */
  replica?: Replica | undefined
  env: Env
  now: () => Date
  log: Log
  files: FileStore
  /** The published content: trips, prices, texts, the agency's details. */
  catalogue: Editions
  /** The site's address for travellers, without a trailing slash. */
  publicUrl: string
  /**
   * Signs what the server hands out and must recognise later, and keys the hashes that must not be guessable.
   */
  signingKey: string
}
