import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Plain } from '../../../domain/catalogue/form-shape.ts'
import { admin, adminApi, hasCode } from '../api.ts'
import { DraftSaver, type Reconciled } from './draft-saver.ts'

type First = { revision: number; document: Plain }

/** Saves the draft of one document on the server while it is typed. */
export function useAutosave(
  key: string,
  first: First,
  reconcile?: (base: Plain) => Promise<Reconciled>,
) {
  const queries = useQueryClient()
  const [saver] = useState(
    () =>
      new DraftSaver(first, {
        save: async (revision, document) => {
          const saved = await adminApi.catalogue.saveDraft({ key, revision, document })
          // The first save creates a draft: the lists show it, and 'Pubblica' counts it.
          if (revision === 0) {
            void queries.invalidateQueries({ queryKey: admin.catalogue.list.key() })
          }
          return saved
        },
        isConflict: (error) => hasCode(error, 'DRAFT_CONFLICT'),
      }),
  )
  useEffect(() => saver.reconcileBy(reconcile))
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
  return { ...view, change: saver.change, flush: saver.flush, pull: saver.pull }
}
