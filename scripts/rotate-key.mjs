import path from 'node:path'
import { fail, root } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * Seals documents and passport numbers with a new key. Stop the site first. Whatever interrupts it,
 * running it again goes on where it stopped; the old key is dropped only when nothing needs it.
 */
async function rotate() {
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { openEmbeddedDatabase, openPostgres } = await import('../src/server/platform/db/client.ts')
  const { rotateKey } = await import('../src/server/office/rotate-key.ts')
  const env = readEnv(process.env)
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openEmbeddedDatabase(env.dataDir, path.join(root, '.cache'))
  try {
    const { documents, bookings, hint } = await rotateKey(env, database.db)
    console.log(`Sealed anew: ${documents} photographs, the travellers of ${bookings} bookings.`)
    if (hint) console.log(hint)
  } finally {
    await database.close()
  }
}

try {
  if (await onProjectNode(import.meta.filename)) await rotate()
} catch (error) {
  const { explainStartFailure } = await import('../src/server/platform/start-failure.ts')
  fail(explainStartFailure(error))
}
