import { documentTexts } from '../../domain/documents.ts'

export type Documents = { passport: File; selfie: File }

export class UploadFailure extends Error {
  override name = 'UploadFailure'
}

type Refusal = { message?: unknown; code?: unknown; data?: { fields?: { message?: unknown }[] } }

/** What the server answered, as a sentence to show; a fault of ours gets the general one. */
function refusalText(answer: string): string {
  try {
    const { message, code, data } = JSON.parse(answer) as Refusal
    const text = code === 'VALIDATION' ? data?.fields?.[0]?.message : message
    return typeof text === 'string' && code !== 'INTERNAL_SERVER_ERROR'
      ? text
      : documentTexts.failed
  } catch {
    return documentTexts.failed
  }
}

/**
 * Both photographs in one request: they arrive together or not at all. `fetch` can't tell how much
 * has been sent, the older interface can.
 */
export function uploadDocuments(
  { passport, selfie }: Documents,
  options: { bookingId: string | null; onProgress: (percentage: number) => void },
): Promise<void> {
  const body = new FormData()
  body.append('passport', passport)
  body.append('selfie', selfie)
  if (options.bookingId) body.append('bookingId', options.bookingId)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message: string = documentTexts.failed) => reject(new UploadFailure(message))
    request.open('POST', '/api/documents')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) options.onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else fail(refusalText(request.responseText))
    }
    request.onerror = () => fail()
    request.onabort = () => fail()
    request.send(body)
  })
}
