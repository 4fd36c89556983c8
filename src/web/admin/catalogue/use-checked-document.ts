import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { draftProblems } from '../../../domain/catalogue/draft-problems.ts'
import { fieldsOf, type Plain } from '../../../domain/catalogue/form-shape.ts'
import { toDocument, toTyped } from '../../../domain/catalogue/typed-document.ts'
import { useToday } from '../../browser/hydration.ts'

/** Short enough not to keep anybody waiting; the preview follows 300 ms after the last key. */
const pauseMs = 100

type Place = {
  published: unknown
  /** The path of the document in the form; without it the document is the whole form. */
  at?: string
}

/** The document in the form and the problems that its schema finds, updated when the typing pauses. */
export function useCheckedDocument(
  key: string,
  form: UseFormReturn,
  first: Plain,
  onChange: (document: Plain) => void,
  { published, at }: Place,
) {
  const today = useToday()
  const fields = useMemo(() => fieldsOf(sectionsOf(key)), [key])
  const [document, setDocument] = useState<Plain>(first)
  // Compared as the form itself writes it, because the stored document orders its fields differently.
  const [untouched] = useState(() =>
    JSON.stringify(toDocument(fields, toTyped(fields, first), first)),
  )
  const latest = useRef({ document: first, text: untouched })
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  const readNow = useCallback(() => {
    const typed: unknown = at ? form.getValues(at) : form.getValues()
    const next = toDocument(fields, typed, latest.current.document)
    const text = JSON.stringify(next)
    if (text === latest.current.text) return
    latest.current = { document: next, text }
    setDocument(next)
    changed.current(next)
  }, [fields, form, at])
  /** Takes over what a colleague has written, without counting it as a change made here. */
  const adopt = useCallback(
    (next: Plain) => {
      const text = JSON.stringify(toDocument(fields, toTyped(fields, next), next))
      latest.current = { document: next, text }
      setDocument(next)
    },
    [fields],
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(readNow, pauseMs)
      },
    })
    return () => {
      clearTimeout(timer)
      readNow()
      stop()
    }
  }, [form, readNow])
  const problems = useMemo(
    () => draftProblems(key, document, { today, published }),
    [key, document, today, published],
  )
  /** `readNow` is for callers that can't wait for the pause: 'Pubblica' right after the last key. */
  return { document, problems, readNow, adopt }
}
