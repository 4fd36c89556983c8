import { catalogueArchivePath } from '../../contract/admin/downloads.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { maxPictureBytes } from '../../domain/catalogue/picture-uploads.ts'
import { maxStatementBytes } from '../../domain/money/statements.ts'

const uploadPath = '/api/documents'
const reviewPath = '/api/reviews'
const statementPath = '/api/admin/cassa/statements'
/** One document of the catalogue, with a long itinerary. */
const draftPath = '/api/admin/catalogue/draft'
const cataloguePath = '/api/admin/catalogue/import'
const picturePath = '/api/admin/pictures'

const claimsPath = '/api/admin/claims/'
/** Photographs of receipts, or the entries of several days in one call. */
const roadPath = '/api/admin/road/'

/** Two photographs of 10 MB and the form's other fields. */
const largestUpload = 22 * 1024 * 1024
/** One photograph or proof of 10 MB and a few form fields. */
const largestReview = 11 * 1024 * 1024
/** One statement and the form's other fields. */
const largestStatement = maxStatementBytes + 64 * 1024
const largestDraft = 512 * 1024
/** Five hundred trips and five thousand reviews. */
const largestCatalogue = 32 * 1024 * 1024
/** With the originals of some hundred photographs; it is streamed to a file, not held in memory. */
const largestArchive = 2 * 1024 * 1024 * 1024
/** One picture and the form's other fields. */
const largestPicture = maxPictureBytes + 64 * 1024
const largestNotice = 512 * 1024
/** A larger body needs a session or a Content-Length. */
export const largestForm = 64 * 1024

/** Only documents, bank statements and the providers' notices are ever large. */
export function largestBody(path: string): number {
  if (path === uploadPath) return largestUpload
  if (path === reviewPath || path.startsWith(claimsPath)) return largestReview
  if (path.startsWith(roadPath)) return largestReview
  if (path === statementPath) return largestStatement
  if (path === draftPath) return largestDraft
  if (path === cataloguePath) return largestCatalogue
  if (path === picturePath) return largestPicture
  if (path === catalogueArchivePath) return largestArchive
  return path.startsWith('/api/webhooks/') ? largestNotice : largestForm
}

/**
 * Bodies that are held in memory while they are checked, so only a limited number of them is allowed at once.
 * For calls that are normally small this means the large ones; the archive is streamed to a file.
 */
export function isHeldInMemory(path: string, length: number): boolean {
  if (path === uploadPath || path === reviewPath || path === picturePath) return true
  return length > largestDraft && largestBody(path) > largestDraft && path !== catalogueArchivePath
}

export function tooLargeCode(path: string): ErrorCode {
  if (path === picturePath) return 'PICTURE_SIZE'
  if (path === statementPath) return 'STATEMENT_SIZE'
  return path === uploadPath || path === reviewPath ? 'DOCUMENT_SIZE' : 'BODY_TOO_LARGE'
}
