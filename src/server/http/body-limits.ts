import { catalogueArchivePath } from '../../contract/admin/downloads.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { maxPictureBytes } from '../../domain/catalogue/picture-uploads.ts'

const uploadPath = '/api/documents'
const reviewPath = '/api/reviews'
const statementPath = '/api/admin/cassa/statements'
/** One document of the catalogue, with a long itinerary. */
const draftPath = '/api/admin/catalogue/draft'
const cataloguePath = '/api/admin/catalogue/import'
const picturePath = '/api/admin/pictures'

const claimsPath = '/api/admin/claims/'
/** Photographs of receipts, and days of entries at once. */
const roadPath = '/api/admin/road/'

/** Two photographs of 10 MB and the form around them. */
const largestUpload = 22 * 1024 * 1024
/** One photograph or proof of 10 MB and a few lines. */
const largestReview = 11 * 1024 * 1024
/** A year of a busy account, in the wordiest of the formats. */
const largestStatement = 64 * 1024 * 1024
const largestDraft = 512 * 1024
/** Five hundred trips and five thousand reviews. */
const largestCatalogue = 32 * 1024 * 1024
/** With the originals of some hundred photographs; it goes through a file, not through memory. */
const largestArchive = 2 * 1024 * 1024 * 1024
/** One picture and the form around it. */
const largestPicture = maxPictureBytes + 64 * 1024
const largestNotice = 512 * 1024
/** Beyond it somebody has to be signed in, or to have said how much is coming. */
export const largestForm = 64 * 1024

/** Only documents, statements of staff and the providers' notices are ever large. */
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
 * What is held in memory while it is looked at: so many at once, whoever sends them. Of calls that are small as a rule
 * the large ones; the archive goes through a file.
 */
export function isHeldInMemory(path: string, length: number): boolean {
  if (path === uploadPath || path === reviewPath || path === picturePath) return true
  return length > largestDraft && largestBody(path) > largestDraft && path !== catalogueArchivePath
}

export function tooLargeCode(path: string): ErrorCode {
  if (path === picturePath) return 'PICTURE_SIZE'
  return path === uploadPath || path === reviewPath ? 'DOCUMENT_SIZE' : 'BODY_TOO_LARGE'
}
