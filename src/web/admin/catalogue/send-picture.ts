import { officeErrors } from '../../../contract/office-errors.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { maxPictureBytes } from '../../../domain/catalogue/picture-uploads.ts'
import { adminApi } from '../api.ts'
import type { PictureProgress } from './picture-uploads.ts'
import { connectionLost, SendingFailed, sendFile } from './send-file.ts'

const unexpected = 'Il server non è riuscito a prendere la foto: riprova tra qualche istante.'

/** Checks name and size only; the server checks the content. Some systems give HEIC no type. */
export function problemOf({ name, size, type }: File): string | undefined {
  const isPicture = type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(name)
  if (!isPicture) return officeErrors.PICTURE_TYPE.message
  return size > maxPictureBytes ? officeErrors.PICTURE_SIZE.message : undefined
}

export function sendingText(error: unknown): string {
  return error instanceof SendingFailed ? error.message : connectionLost
}

export async function sendPicture(
  file: File,
  onProgress: (percent: number) => void,
): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  const sending = { body, onProgress, unexpected }
  const { name } = await sendFile<{ name: string }>('/api/admin/pictures', sending)
  return name
}

/** How far the server has processed the picture. */
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
