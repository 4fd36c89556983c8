import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn } from 'react-hook-form'
import { sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { schemaOf } from '../../../domain/catalogue/documents.ts'
import { fieldsOf, type Plain } from '../../../domain/catalogue/form-shape.ts'
import { type Problem, problemsOf } from '../../../domain/catalogue/problems.ts'
import { toDocument } from '../../../domain/catalogue/typed-document.ts'

const pauseMs = 300

/** The document that the form stands for and what its schema says of it, whenever the typing pauses. */
export function useCheckedDocument(
  key: string,
  form: UseFormReturn,
  first: Plain,
  onChange: (document: Plain) => void,
) {
  const fields = useMemo(() => fieldsOf(sectionsOf(key)), [key])
  const [document, setDocument] = useState<Plain>(first)
  const latest = useRef({ document: first, text: JSON.stringify(first) })
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      const next = toDocument(fields, form.getValues(), latest.current.document)
      const text = JSON.stringify(next)
      if (text === latest.current.text) return
      latest.current = { document: next, text }
      setDocument(next)
      changed.current(next)
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(read, pauseMs)
      },
    })
    return () => {
      clearTimeout(timer)
      read()
      stop()
    }
  }, [fields, form])
  const problems = useMemo(() => check(key, document), [key, document])
  return { document, problems }
}

function check(key: string, document: Plain): Problem[] {
  const issues = schemaOf(key)?.safeParse(document).error?.issues ?? []
  return problemsOf(sectionsOf(key), issues)
}
