import { type DocumentType, documentTexts, documentTypes } from '../../domain/booking/documents.ts'

export type DocumentsToSend = {
  passport: File
  selfie: File
  /** The booking that the page already knows. */
  bookingId: string | null
  /** The booking code that the traveller typed. */
  bookingCode: string
  /** The traveller whose photographs these are, if there are several travellers. */
  seat: number | undefined
  onProgress: (percentage: number) => void
}

export type UploadField = DocumentType | 'bookingCode'

export class UploadFailure extends Error {
  override name = 'UploadFailure'
  /** The field that the message belongs to, if a single one is to blame. */
  readonly field: UploadField | undefined

  constructor(message: string, field?: UploadField) {
    super(message)
    this.field = field
  }
}

type Refusal = {
  message?: unknown
  code?: unknown
  data?: { documentType?: unknown; fields?: { path?: unknown; message?: unknown }[] }
}

const uploadFields: readonly UploadField[] = [...documentTypes, 'bookingCode']

function fieldNamed(name: unknown): UploadField | undefined {
  return uploadFields.find((field) => field === name)
}

/** The server's answer as a message to show; for a fault of the server, the general one. */
function failureOf(answer: string): UploadFailure {
  try {
    const { message, code, data } = JSON.parse(answer) as Refusal
    const [wrong] = data?.fields ?? []
    const path: unknown = Array.isArray(wrong?.path) ? wrong.path[0] : undefined
    const text = wrong?.message ?? message
    if (typeof text !== 'string' || code === 'INTERNAL_SERVER_ERROR') {
      return new UploadFailure(documentTexts.failed)
    }
    return new UploadFailure(text, fieldNamed(path) ?? fieldNamed(data?.documentType))
  } catch {
    return new UploadFailure(documentTexts.failed)
  }
}

/**
 * Sends both photographs in one request: they arrive together or not at all. `fetch` can't report how much
 * has been sent, XMLHttpRequest can.
 */
export function uploadDocuments(documents: DocumentsToSend): Promise<void> {
  const { passport, selfie, bookingId, bookingCode, seat, onProgress } = documents
  const body = new FormData()
  body.append('passport', passport)
  body.append('selfie', selfie)
  if (bookingId) body.append('bookingId', bookingId)
  if (bookingCode.trim()) body.append('bookingCode', bookingCode.trim())
  if (seat !== undefined) body.append('seat', String(seat))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new UploadFailure(documentTexts.failed))
    request.open('POST', '/api/documents')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(failureOf(request.responseText))
    }
    request.onerror = fail
    request.onabort = fail
    request.send(body)
  })
}
