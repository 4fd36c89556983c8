import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fail, root } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * The whole catalogue as one JSON file, on DATABASE_URL or on a stopped DATA_DIR:
 *   npm run catalogue -- export FILE
 *   npm run catalogue -- import FILE
 * What an import changes becomes drafts: they are read and published in the back office.
 */
async function run() {
  const [verb, file] = process.argv.slice(2)
  if (!file || (verb !== 'export' && verb !== 'import')) {
    throw new Error('Usage: npm run catalogue -- export|import FILE')
  }
  const { readEnv } = await import('../src/server/env.ts')
  const { openEmbeddedDatabase, openPostgres } = await import('../src/server/db/client.ts')
  const { exportCatalogue, importCatalogue } = await import(
    '../src/server/catalogue/drafts/catalogue-file.ts'
  )
  const { catalogueFileSchema } = await import('../src/domain/catalogue/catalogue-file.ts')
  const { system } = await import('../src/server/audit/write-audit.ts')
  const parsed =
    verb === 'import' && catalogueFileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (parsed && !parsed.success) throw new Error(parsed.error.issues[0]?.message)
  const env = readEnv(process.env)
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openEmbeddedDatabase(env.dataDir, path.join(root, '.cache'))
  try {
    const deps = { db: database.db, now: () => new Date(), actor: system }
    if (parsed) {
      const { drafts, unchanged, kept, left } = await importCatalogue(deps, parsed.data)
      console.log(`Drafts made: ${drafts.length}. Unchanged: ${unchanged}. Left out: ${left}.`)
      for (const title of drafts) console.log(`  ${title}`)
      if (kept.length > 0) console.log(`A draft was there already: ${kept.join(', ')}.`)
    } else {
      const exported = await exportCatalogue(deps)
      await writeFile(file, `${JSON.stringify(exported, null, 2)}\n`)
      console.log(`${Object.keys(exported.documents).length} documents written to ${file}.`)
    }
  } finally {
    await database.close()
  }
}

try {
  if (await onProjectNode(import.meta.filename)) await run()
} catch (error) {
  const { explainStartFailure } = await import('../src/server/start-failure.ts')
  fail(explainStartFailure(error))
}
