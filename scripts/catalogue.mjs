import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fail, root } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * The whole catalogue as one file, on DATABASE_URL or on a stopped DATA_DIR:
 *   npm run catalogue -- export FILE
 *   npm run catalogue -- import FILE
 * A FILE that ends in .zip has the photographs with it, one that ends in .json is without. What an import
 * changes becomes drafts: they are read and published in the back office. Photographs are made ready for
 * the pages when the site runs.
 */
async function run() {
  const [verb, file] = process.argv.slice(2)
  if (!file || (verb !== 'export' && verb !== 'import')) {
    throw new Error('Usage: npm run catalogue -- export|import FILE')
  }
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { openEmbeddedDatabase, openPostgres } = await import('../src/server/platform/db/client.ts')
  const env = readEnv(process.env)
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openEmbeddedDatabase(env.dataDir, path.join(root, '.cache'))
  try {
    const deps = await dependencies(env, database.db)
    if (verb === 'export') await exportTo(deps, file)
    else await importFrom(deps, file)
  } finally {
    await database.close()
  }
}

async function dependencies(env, db) {
  const { readOrCreateSecrets } = await import('../src/server/platform/secrets.ts')
  const { createFileStore } = await import('../src/server/platform/files/create-file-store.ts')
  const { createLog } = await import('../src/server/platform/log.ts')
  const { builtEditions } = await import('../src/server/catalogue/editions/edition.ts')
  const { system } = await import('../src/server/platform/audit/write-audit.ts')
  const { documentsKeys, signingKey } = await readOrCreateSecrets(env)
  return {
    db,
    env,
    signingKey,
    now: () => new Date(),
    log: createLog(env),
    files: createFileStore(env, documentsKeys),
    catalogue: builtEditions,
    publicUrl: env.PUBLIC_URL ?? '',
    actor: system,
  }
}

async function exportTo(deps, file) {
  if (file.endsWith('.zip')) {
    const { exportArchive } = await import('../src/server/catalogue/drafts/export-archive.ts')
    await pipeline(await exportArchive(deps), createWriteStream(file))
    console.log(`The catalogue with its photographs was written to ${file}.`)
    return
  }
  const { exportCatalogue } = await import('../src/server/catalogue/drafts/catalogue-file.ts')
  const exported = await exportCatalogue(deps)
  await writeFile(file, `${JSON.stringify(exported, null, 2)}\n`)
  console.log(`${Object.keys(exported.documents).length} documents written to ${file}.`)
}

async function importFrom(deps, file) {
  const { drafts, unchanged, kept, left } = file.endsWith('.zip')
    ? await importZip(deps, file)
    : await importJson(deps, file)
  console.log(`Drafts made: ${drafts.length}. Unchanged: ${unchanged}. Left out: ${left}.`)
  for (const title of drafts) console.log(`  ${title}`)
  if (kept.length > 0) console.log(`A draft was there already: ${kept.join(', ')}.`)
}

async function importZip(deps, file) {
  const { importArchive } = await import('../src/server/catalogue/drafts/import-archive.ts')
  const { errorCatalogue } = await import('../src/contract/errors.ts')
  return importArchive(deps, file).catch((error) => {
    throw new Error(errorCatalogue[error.code]?.message ?? error.message)
  })
}

async function importJson(deps, file) {
  const { importCatalogue } = await import('../src/server/catalogue/drafts/catalogue-file.ts')
  const { catalogueFileSchema } = await import('../src/domain/catalogue/catalogue-file.ts')
  const parsed = catalogueFileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message)
  return importCatalogue(deps, parsed.data)
}

try {
  if (await onProjectNode(import.meta.filename)) await run()
} catch (error) {
  const { explainStartFailure } = await import('../src/server/platform/start-failure.ts')
  fail(explainStartFailure(error))
}
