import type { Env } from '../env.ts'
import { causesOf } from '../error-causes.ts'
import { StartFailure } from '../start-failure.ts'
import { type OpenDatabase, openEmbeddedDatabase, openPostgres } from './client.ts'

/** Opens the database that the environment names, for the site and for all commands. */
export async function openDatabase(env: Env, cacheDir: string): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) return openEmbeddedDatabase(env.dataDir, cacheDir)
  try {
    return await openPostgres(env.DATABASE_URL)
  } catch (error) {
    const { host } = new URL(env.DATABASE_URL)
    const cause = causesOf(error).at(-1)
    const reason = cause instanceof Error ? cause.message || cause.name : 'unknown'
    throw new StartFailure(`DATABASE_URL: the database at ${host} can't be used (${reason}).`)
  }
}
