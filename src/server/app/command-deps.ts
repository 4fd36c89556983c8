import { followEditions } from '../catalogue/editions/follow-editions.ts'
import { closeDataFolder } from '../platform/data-folder.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { setFieldKeys } from '../platform/db/sealed-fields.ts'
import type { Deps } from '../platform/deps.ts'
import type { Env } from '../platform/env.ts'
import { createFileStore } from '../platform/files/create-file-store.ts'
import { createLog } from '../platform/log.ts'
import { readOrCreateSecrets } from '../platform/secrets.ts'

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
