import { useCallback, useEffect, useRef, useState } from 'react'
import { adminApi, hasCode } from '../api.ts'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

type Json = Readonly<Record<string, unknown>>

const pauseMs = 900
const retryMs = 5000

/**
 * Saves the draft when the typing pauses, one call at a time, each naming the revision that the last
 * one gave. A colleague's saving stops it; a lost connection only makes it try again.
 */
export function useAutosave(key: string, firstRevision: number) {
  const [state, setState] = useState<SaveState>('saved')
  const [revision, setRevision] = useState(firstRevision)
  const waiting = useRef<Json | null>(null)
  const busy = useRef(false)
  const known = useRef(firstRevision)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(async (): Promise<boolean> => {
    const document = waiting.current
    if (!document || busy.current) return !document
    busy.current = true
    waiting.current = null
    setState('saving')
    try {
      const saved = await adminApi.catalogue.saveDraft({ key, revision: known.current, document })
      known.current = saved.revision
      setRevision(saved.revision)
      setState(waiting.current ? 'waiting' : 'saved')
    } catch (error) {
      waiting.current ??= document
      const isTaken = hasCode(error, 'DRAFT_CONFLICT')
      setState(isTaken ? 'conflict' : 'failed')
      if (!isTaken) timer.current = setTimeout(() => void send(), retryMs)
      return false
    } finally {
      busy.current = false
    }
    return waiting.current ? send() : true
  }, [key])

  const change = useCallback(
    (document: Json) => {
      waiting.current = document
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), pauseMs)
      setState((before) => (before === 'conflict' ? before : 'waiting'))
    },
    [send],
  )

  /** Saves at once what is still waiting: before a preview, a publication, or leaving. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    while (busy.current) await new Promise((resolve) => setTimeout(resolve, 50))
    return send()
  }, [send])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (waiting.current || busy.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      clearTimeout(timer.current)
      void send()
    }
  }, [send])

  return { state, revision, change, flush }
}
