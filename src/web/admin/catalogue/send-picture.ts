import { officeErrors } from '../../../contract/office-errors.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { maxPictureBytes } from '../../../domain/picture-uploads.ts'
import { adminApi } from '../api.ts'
import { sessionExpired } from '../session-expired.ts'
import type { PictureProgress } from './picture-uploads.ts'

const connectionLost = 'L’invio si è interrotto: controlla la connessione e riprova.'
const unexpected = 'Il server non è riuscito a prendere la foto: riprova tra qualche istante.'

/** By name and size; what is really inside is for the server to see. Some systems leave HEIC without a type. */
export function problemOf({ name, size, type }: File): string | undefined {
  const isPicture = type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(name)
  if (!isPicture) return officeErrors.PICTURE_TYPE.message
  return size > maxPictureBytes ? officeErrors.PICTURE_SIZE.message : undefined
}

class SendingFailed extends Error {
  override name = 'SendingFailed'
}

export function sendingText(error: unknown): string {
  return error instanceof SendingFailed ? error.message : connectionLost
}

/** `fetch` can't tell how much has been sent, the interface before it can. */
export function sendPicture(file: File, onProgress: (percent: number) => void): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message = connectionLost) => reject(new SendingFailed(message))
    request.open('POST', '/api/admin/pictures')
    request.responseType = 'json'
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      const answer = request.response as { name?: string; message?: string } | null
      if (request.status === 401) sessionExpired()
      if (request.status < 300 && answer?.name) resolve(answer.name)
      else fail(request.status < 500 ? answer?.message : unexpected)
    }
    request.onerror = () => fail()
    request.onabort = () => fail()
    request.send(body)
  })
}

/** How far the server has got with it. */
export async function lookAtPicture(name: string): Promise<PictureProgress> {
  const { state, done, total, reason } = await adminApi.pictures.find({
    id: uploadIdOf(name) ?? '',
  })
  switch (state) {
    case 'queued':
      return { state: 'waiting' }
    case 'working':
      return { state: 'working', done, total }
    case 'ready':
      return { state: 'ready' }
    case 'refused':
      return { state: 'refused', message: reason ?? '' }
  }
}
