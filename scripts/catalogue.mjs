import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { command, namedFile, onDatabase, WrongCall } from './command.mjs'

/**
 * The whole catalogue as one file, on DATABASE_URL or on a stopped DATA_DIR.
 * A FILE that ends in .zip has the photographs with it, one that ends in .json is without. What an import
 * changes becomes drafts: they are read and published in the back office. Photographs are made ready for
 * the pages when the site runs.
 */
await command({
  script: import.meta.filename,
  usage: 'npm run catalogue -- export|import FILE',
  files: [2, 2],
  work: carry,
})

async function carry({ positionals: [verb, file] }) {
  if (verb !== 'export' && verb !== 'import') throw new WrongCall(`What is "${verb}"?`)
  if (verb === 'import') await namedFile(file)
  const { system } = await import('../src/server/platform/audit/write-audit.ts')
  await onDatabase((deps) => {
    const own = { ...deps, actor: system }
    return verb === 'export' ? exportTo(own, file) : importFrom(own, file)
  })
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
  return importArchive(deps, file)
}

async function importJson(deps, file) {
  const { importCatalogue } = await import('../src/server/catalogue/drafts/catalogue-file.ts')
  const { catalogueFileSchema } = await import('../src/domain/catalogue/catalogue-file.ts')
  const parsed = catalogueFileSchema.safeParse(readJson(await namedFile(file), file))
  if (!parsed.success) throw new WrongCall(`${file}: ${parsed.error.issues[0]?.message}`)
  return importCatalogue(deps, parsed.data)
}

function readJson(bytes, file) {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new WrongCall(`${file} is no JSON.`)
  }
}
