import { type DocumentType, documentTexts, documentTypes } from '../../domain/booking/documents.ts'

export type DocumentsToSend = {
  passport: File
  selfie: File
  /** What the page knows by itself. */
  bookingId: string | null
  /** What the traveller has typed. */
  bookingCode: string
  /** Whose photographs, where there are several travellers. */
  seat: number | undefined
  onProgress: (percentage: number) => void
}

export type UploadField = DocumentType | 'bookingCode'

export class UploadFailure extends Error {
  override name = 'UploadFailure'
  /** Where the sentence belongs, when one thing is to blame. */
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

/** What the server answered, as a sentence to show; a fault of ours gets the general one. */
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
 * Both photographs in one request: they arrive together or not at all. `fetch` can't tell how much
 * has been sent, the interface before it can.
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
