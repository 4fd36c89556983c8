import type { Names } from '../../../domain/catalogue/changes.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { namesIn } from '../../../domain/catalogue/pictures-in.ts'
import type { Deps } from '../../platform/deps.ts'
import { uploadFileNames } from '../pictures/store.ts'

/** Readable names of pictures and trips; a photograph without a description yet is named by its file. */
export async function namesFor(
  { db }: Pick<Deps, 'db'>,
  ...sources: readonly Documents[]
): Promise<Names> {
  const names = namesIn(...sources)
  const files = await uploadFileNames(db)
  return {
    ...names,
    picture: (name) => names.picture?.(name) ?? files.get(uploadIdOf(name) ?? ''),
  }
}
