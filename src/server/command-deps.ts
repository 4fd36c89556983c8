import { followEditions } from './catalogue/follow-editions.ts'
import { closeDataFolder } from './data-folder.ts'
import { openDatabase } from './db/open-database.ts'
import { setFieldKeys } from './db/sealed-fields.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { createFileStore } from './files/create-file-store.ts'
import { createLog } from './log.ts'
import { readOrCreateSecrets } from './secrets.ts'

/**
 * What use cases are given, for a command beside the site: all of it, so that whatever a use case
 * causes (a mail, a paper) can be made here too.
 */
export async function withDeps<T>(
  { env, cacheDir }: { env: Env; cacheDir: string },
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  await closeDataFolder(env)
  const database = await openDatabase(env, cacheDir)
  try {
    const { db } = database
    const { documentsKeys, signingKey } = await readOrCreateSecrets(env)
    setFieldKeys(documentsKeys)
    // Standard output belongs to what the command has to say.
    const log = createLog({ LOG_LEVEL: 'silent' })
    return await work({
      db,
      env,
      now: () => new Date(),
      log,
      files: createFileStore(env, documentsKeys),
      catalogue: await followEditions({ db, log }),
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      signingKey,
    })
  } finally {
    await database.close()
  }
}
