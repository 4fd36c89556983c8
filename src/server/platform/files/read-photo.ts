import { fileTypeFromBuffer } from 'file-type'
import {
  checkDocument,
  type DocumentMimeType,
  type DocumentType,
  maxDocumentBytes,
} from '../../../domain/booking/documents.ts'
import { DomainError, isDomainError } from '../../../domain/errors.ts'
import { upToItsEnd } from './picture-end.ts'
import { withoutNotes } from './without-notes.ts'

/** The part of the browser's `File` that is needed; tests pass plain objects. */
export type PhotoFile = { size: number; arrayBuffer: () => Promise<ArrayBuffer> }

export type Photo = { content: Uint8Array; mimeType: DocumentMimeType }

/** The type is detected from the first bytes, whatever name and type the browser gave the file. */
export async function readChecked(file: PhotoFile): Promise<Photo> {
  if (file.size > maxDocumentBytes) throw new DomainError('DOCUMENT_SIZE', { bytes: file.size })
  const content = new Uint8Array(await file.arrayBuffer())
  const found = await fileTypeFromBuffer(content)
  const mimeType = checkDocument(found?.mime, content.length)
  const picture = upToItsEnd(content, mimeType)
  // An unreadable picture is accepted too: staff look at it and tell the traveller.
  return { content: withoutNotes(picture, mimeType) ?? picture, mimeType }
}

export async function readPhoto(file: PhotoFile, documentType: DocumentType): Promise<Photo> {
  try {
    return await readChecked(file)
  } catch (error) {
    // The sender of two photographs must learn which one was refused.
    if (isDomainError(error)) throw new DomainError(error.code, { ...error.details, documentType })
    throw error
  }
}
