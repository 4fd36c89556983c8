import { Readable } from 'node:stream'
import yazl from 'yazl'
import { archivedPicturePath } from '../../../domain/catalogue/catalogue-file.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import type { Deps } from '../../platform/deps.ts'
import { findUpload, type Upload } from '../pictures/store.ts'
import { exportCatalogue, type Writing } from './catalogue-file.ts'

type Exporting = Writing & Pick<Deps, 'files'>

/**
 * The published documents with the original photographs: the importing site makes all other files again.
 * Pictures are read one at a time, while the archive is being sent.
 */
export async function exportArchive(deps: Exporting): Promise<Readable> {
  const file = await exportCatalogue(deps)
  const uploads: Upload[] = []
  for (const key of Object.keys(file.documents)) {
    const id = uploadIdOf(key)
    const upload = id ? await findUpload(deps.db, id) : undefined
    if (upload) uploads.push(upload)
  }
  const pictures = uploads.map(({ id, fileName, sha256, kind }) => ({ id, fileName, sha256, kind }))
  const zip = new yazl.ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify({ ...file, pictures }, null, 2)), 'catalogue.json')
  for (const { id, filePath, createdAt } of uploads) {
    // Photographs are already compressed.
    const options = { compress: false, mtime: createdAt }
    zip.addReadStreamLazy(archivedPicturePath(id), options, (send) => {
      deps.files.get(filePath).then(
        (content) => send(null, Readable.from([content])),
        (error: unknown) => send(error, Readable.from([])),
      )
    })
  }
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  zip.end()
  return output
}
