import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureDocuments } from '../../../content/pictures/picture-documents.ts'
import { checkDocuments } from '../../../domain/catalogue/check-documents.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'

const folder = fileURLToPath(new URL('../../../content/documents', import.meta.url))

function documentsOnDisk(): Documents {
  const files = globSync('**/*.json', { cwd: folder }).toSorted()
  return Object.fromEntries(
    files.map((file) => [
      file.replaceAll(path.sep, '/').replace(/\.json$/, ''),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown,
    ]),
  )
}

/** The content of a new installation: one file per document, validated like every publication. */
function readFirstEdition(): Documents {
  const checked = checkDocuments({ ...documentsOnDisk(), ...pictureDocuments() })
  if (checked.documents) return checked.documents
  throw new Error(`The first edition is not whole: ${JSON.stringify(checked.problems[0])}`)
}

export const firstEdition = readFirstEdition()
