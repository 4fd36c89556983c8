import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { jsonOption, namedFile, onDatabase, WrongCall, withProgress } from '../command.mjs'

export default {
  summary: 'the whole catalogue as one file, out and in',
  usage: 'npm run catalogue -- export|import FILE [--json]',
  about: `On DATABASE_URL or on a stopped DATA_DIR. A FILE that ends in .zip has the photographs with it, one that ends
in .json is without. What an import changes becomes drafts: they are read and published in the back office.
Photographs are made ready for the pages when the site runs.`,
  options: jsonOption,
  files: [2, 2],
  examples: [
    'npm run catalogue -- export catalogo.zip',
    'npm run -s catalogue -- import catalogo.json --json',
  ],
  work: carry,
}

async function carry({ values: { json }, positionals: [verb, file], say }) {
  if (verb !== 'export' && verb !== 'import') throw new WrongCall(`What is "${verb}"?`)
  if (verb === 'import') await namedFile(file)
  const { system } = await import('../../src/server/platform/audit/write-audit.ts')
  const done = await withProgress(verb === 'export' ? 'Export' : 'Import', () =>
    onDatabase((deps) => {
      const own = { ...deps, actor: system }
      return verb === 'export' ? exportTo(own, file) : importFrom(own, file)
    }),
  )
  if (json) say(JSON.stringify(done, null, 2))
  else if (verb === 'export') tellExport(done, say)
  else tellImport(done, say)
}

async function exportTo(deps, file) {
  if (file.endsWith('.zip')) {
    const { exportArchive } = await import('../../src/server/catalogue/drafts/export-archive.ts')
    await pipeline(await exportArchive(deps), createWriteStream(file))
    return { file }
  }
  const { exportCatalogue } = await import('../../src/server/catalogue/drafts/catalogue-file.ts')
  const exported = await exportCatalogue(deps)
  await writeFile(file, `${JSON.stringify(exported, null, 2)}\n`)
  return { file, documents: Object.keys(exported.documents).length }
}

function tellExport({ file, documents }, say) {
  say(
    documents === undefined
      ? `The catalogue with its photographs was written to ${file}.`
      : `${documents} documents written to ${file}.`,
  )
}

function importFrom(deps, file) {
  return file.endsWith('.zip') ? importZip(deps, file) : importJson(deps, file)
}

function tellImport({ drafts, unchanged, kept, left }, say) {
  say(`Drafts made: ${drafts.length}. Unchanged: ${unchanged}. Left out: ${left}.`)
  for (const title of drafts) say(`  ${title}`)
  if (kept.length > 0) say(`A draft was there already: ${kept.join(', ')}.`)
}

async function importZip(deps, file) {
  const { importArchive } = await import('../../src/server/catalogue/drafts/import-archive.ts')
  return importArchive(deps, file)
}

async function importJson(deps, file) {
  const { importCatalogue } = await import('../../src/server/catalogue/drafts/catalogue-file.ts')
  const { catalogueFileSchema } = await import('../../src/domain/catalogue/catalogue-file.ts')
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
