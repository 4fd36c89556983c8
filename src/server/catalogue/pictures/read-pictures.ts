import { uploadKey, uploadName } from '../../../domain/catalogue/picture-document.ts'
import { refusals, type UploadState } from '../../../domain/catalogue/picture-uploads.ts'
import type { Picture } from '../../../domain/catalogue/pictures.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { PageRequest } from '../../platform/db/paging.ts'
import type { Deps } from '../../platform/deps.ts'
import { startingDocument } from './picture-of-upload.ts'
import { allUploads, findUpload, type Upload } from './store.ts'
import { type PictureUses, readUses } from './uses.ts'

type Reading = Pick<Deps, 'db'>

export type PictureFilters = {
  search?: string | undefined
  state?: UploadState | undefined
  unused?: boolean | undefined
}

/** The newest first. */
export async function listPictures(
  { db }: Reading,
  { search, state, unused }: PictureFilters,
  { page, pageSize }: PageRequest,
) {
  const uses = await readUses(db)
  const wanted = wordsOf(search ?? '')
  const found = (await allUploads(db))
    .filter((upload) => !state || upload.state === state)
    .map((upload) => shownUpload(upload, uses))
    .filter(({ usedIn }) => !unused || usedIn.length === 0)
    .filter((item) => wordsOf(`${item.fileName} ${item.picture?.alt ?? ''}`).includes(wanted))
  const first = (page - 1) * pageSize
  return {
    items: found.slice(first, first + pageSize),
    page,
    pageSize,
    total: found.length,
    totalIsExact: true,
  }
}

export async function findPicture({ db }: Reading, id: string) {
  const upload = await findUpload(db, id)
  if (!upload) throw new DomainError('NOT_FOUND', { id })
  return shownUpload(upload, await readUses(db))
}

export function shownUpload(upload: Upload, { documents, published, usedIn }: PictureUses) {
  const { id, fileName, bytes, state, done, total, reason, actorName, createdAt } = upload
  const written = documents.get(id)
  const starting = startingDocument(upload)
  const picture = starting && ({ ...starting, ...written?.document, id: uploadName(id) } as Picture)
  return {
    id,
    name: uploadName(id),
    key: uploadKey(id),
    fileName,
    bytes,
    state,
    done,
    total,
    reason: reason && refusals[reason],
    picture: picture ? drawn(picture) : null,
    revision: written?.revision ?? 0,
    isPublished: published.has(id),
    usedIn: [...(usedIn.get(id) ?? [])],
    by: actorName,
    at: createdAt.toISOString(),
  }
}

/** A draft may be incomplete: unusable values are left out. */
function drawn({ portrait, widths, focus, kind, credit, ...rest }: Picture) {
  return {
    ...rest,
    alt: typeof rest.alt === 'string' ? rest.alt : '',
    widths: [...widths],
    ...(portrait ? { portrait: { ...portrait, widths: [...portrait.widths] } } : {}),
    ...(kind === 'foto' || kind === 'illustrazione' ? { kind } : {}),
    ...(credit ? { credit } : {}),
    ...(focus && Number.isFinite(focus.x) && Number.isFinite(focus.y) ? { focus } : {}),
  }
}

function wordsOf(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
