import { createHash } from 'node:crypto'
import {
  type PictureDocument,
  pictureDocumentSchema,
  uploadIdOf,
} from '../../../domain/catalogue/picture-document.ts'
import { portraitRendition, wholeRendition } from '../../../domain/catalogue/picture-uploads.ts'
import { type Focus, middle } from '../../../domain/catalogue/pictures.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { findUpload, isCutReady, type Upload, wantCut } from './store.ts'

/** Increased when pictures are made in another way, because addresses cached by browsers must change then. */
const recipe = 1

/** The same file with the same focus gives the same version on every machine. */
export function versionOf({ sha256 }: Pick<Upload, 'sha256'>, { x, y }: Focus): string {
  return createHash('sha256').update(`${sha256} ${x} ${y} ${recipe}`).digest('hex').slice(0, 8)
}

const copied = <Value>(values: readonly Value[]): Value[] => [...values]

type Known = Pick<PictureDocument, 'focus'> &
  Pick<PictureDocument, 'width' | 'height' | 'widths' | 'portrait' | 'v' | 'placeholder'>

function focusOf(chosen: unknown): Focus {
  return pictureDocumentSchema.shape.focus.safeParse(chosen).data ?? middle
}

/** The facts of a picture that only the server knows, for this focus; undefined while it is not ready. */
function factsOf(upload: Upload, focus: Focus): (Known & { focus: Focus }) | undefined {
  const { width, height, placeholder } = upload
  if (upload.state !== 'ready' || !width || !height || !placeholder) return undefined
  const [whole, portrait] = [
    wholeRendition({ width, height }),
    portraitRendition({ width, height }),
  ]
  return {
    width: whole.width,
    height: whole.height,
    widths: copied(whole.widths),
    portrait: { ...portrait, widths: copied(portrait.widths) },
    v: versionOf(upload, focus),
    placeholder,
    focus,
  }
}

/** The initial document of an upload: everything except the texts. */
export function startingDocument(upload: Upload): PictureDocument | undefined {
  const facts = factsOf(upload, middle)
  return facts && { alt: '', kind: upload.kind, ...facts }
}

export async function startingPicture(
  db: Db | Tx,
  key: string,
): Promise<PictureDocument | undefined> {
  const id = uploadIdOf(key)
  const upload = id ? await findUpload(db, id) : undefined
  return upload && startingDocument(upload)
}

/**
 * The draft as it is stored: the server's facts replace what the browser sent, and a new focus gets its crop.
 * Undefined where nothing was uploaded under this key.
 */
export async function pictureDraft(
  tx: Tx,
  key: string,
  document: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const id = uploadIdOf(key)
  const upload = id ? await findUpload(tx, id) : undefined
  if (!upload || upload.state === 'refused') return undefined
  const focus = focusOf(document.focus)
  const version = versionOf(upload, focus)
  await wantCut(tx, { uploadId: upload.id, version, focus })
  // An incomplete focus stays as it was typed: the form reports the error.
  const facts = factsOf(upload, focus) ?? { v: version }
  return { ...document, ...facts, focus: document.focus ?? focus }
}

/** The document as it is published; undefined while some of its files are still being made. */
export async function finishedPicture(
  tx: Tx,
  key: string,
  document: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const id = uploadIdOf(key)
  const upload = id ? await findUpload(tx, id) : undefined
  const facts = upload && factsOf(upload, focusOf(document.focus))
  const isReady = facts && (await isCutReady(tx, upload.id, facts.v))
  return isReady ? { ...document, ...facts } : undefined
}
