import { open, readFile, rename, rm } from 'node:fs/promises'
import type { Db } from '../platform/db/client.ts'
import { setFieldKeys } from '../platform/db/sealed-fields.ts'
import type { Env } from '../platform/env.ts'
import { openStore } from '../platform/files/create-file-store.ts'
import { drawKey, keyFiles, readOlderKeys, readOrCreateSecrets } from '../platform/secrets.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { sealFieldsAnew, sealFilesAnew } from './seal-anew.ts'
import { sealTokensAnew } from './seal-tokens-anew.ts'

/** A key from the environment must be changed there by hand; a key in the data folder is drawn anew here. */
export async function rotateKey(env: Env, db: Db) {
  if (env.DOCUMENTS_KEY) {
    if (env.DOCUMENTS_KEY_OLDER.length === 0) {
      throw new StartFailure(
        'DOCUMENTS_KEY: set it to the new key and DOCUMENTS_KEY_OLDER to the old one, then run this again.',
      )
    }
    return { ...(await sealAnew(env, db)), hint: 'Now remove DOCUMENTS_KEY_OLDER.' }
  }
  // Older keys in the folder mean that the last change was interrupted: then it is continued with the same
  // key.
  if ((await readOlderKeys(env)).length === 0) await drawNewKey(env)
  const done = await sealAnew(env, db)
  await rm(keyFiles.older(env), { force: true })
  return { ...done, hint: undefined }
}

/** The old key is stored safely before the new one replaces it. */
async function drawNewKey(env: Env): Promise<void> {
  await readOrCreateSecrets(env)
  const old = (await readFile(keyFiles.current(env), 'utf8')).trim()
  await writeSafely(keyFiles.older(env), `${old}\n`)
  await writeSafely(keyFiles.current(env), drawKey())
}

async function writeSafely(file: string, text: string): Promise<void> {
  const unfinished = `${file}.part`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}

async function sealAnew(env: Env, db: Db) {
  const { documentsKeys } = await readOrCreateSecrets(env)
  setFieldKeys(documentsKeys)
  return {
    documents: await sealFilesAnew(db, openStore(env), documentsKeys),
    bookings: await sealFieldsAnew(db),
    links: await sealTokensAnew(db),
  }
}
