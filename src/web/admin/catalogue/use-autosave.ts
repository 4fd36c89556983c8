import { useEffect, useState, useSyncExternalStore } from 'react'
import { adminApi, hasCode } from '../api.ts'
import { DraftSaver } from './draft-saver.ts'

/** The draft of one document, kept on the server while it is typed. */
export function useAutosave(key: string, firstRevision: number) {
  const [saver] = useState(
    () =>
      new DraftSaver(firstRevision, {
        save: (revision, document) => adminApi.catalogue.saveDraft({ key, revision, document }),
        isConflict: (error) => hasCode(error, 'DRAFT_CONFLICT'),
      }),
  )
  const view = useSyncExternalStore(saver.subscribe, saver.view)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void saver.flush()
    }
  }, [saver])
  return { ...view, change: saver.change, flush: saver.flush }
}
