import { useEffect, useState, useSyncExternalStore } from 'react'
import { PictureUploads } from './picture-uploads.ts'
import { lookAtPicture, problemOf, sendingText, sendPicture } from './send-picture.ts'

/** The uploads of one field of the form. */
export function usePictureUploads() {
  const [uploads] = useState(
    () =>
      new PictureUploads({
        send: sendPicture,
        look: lookAtPicture,
        problemOf,
        textOf: sendingText,
      }),
  )
  const list = useSyncExternalStore(uploads.subscribe, uploads.list)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (uploads.isSending()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [uploads])
  return { list, add: uploads.add, dismiss: uploads.dismiss }
}
