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
 * The dependencies of use cases for a command beside the site: all of them, so that whatever a use case
 * causes (a mail, a PDF) works here too.
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
    // Standard output is for the command's own messages.
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
