import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { fieldsOf, type Plain } from '../../../domain/catalogue/form-shape.ts'
import {
  type Clash,
  isSame,
  mergeDocuments,
  withTheirs,
} from '../../../domain/catalogue/merge-documents.ts'
import { toTyped, typedPath } from '../../../domain/catalogue/typed-document.ts'
import { adminApi } from '../api.ts'
import { leavesToSet } from './leaves-to-set.ts'
import { useAutosave } from './use-autosave.ts'
import { useCheckedDocument } from './use-checked-document.ts'

type Found = { key: string; revision: number; document: Plain; published: unknown }

/**
 * One draft for several people: what a colleague saves comes into the form field by field. Where both edited
 * one field, the form keeps the text typed here and the server keeps theirs, until somebody chooses.
 */
export function useSharedDraft(found: Found, form: UseFormReturn) {
  const { key } = found
  const fields = fieldsOf(sectionsOf(key))
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const open = useRef<readonly Clash[]>([])
  const setOpen = (next: readonly Clash[]) => {
    open.current = next
    setClashes(next)
  }
  const latest = useRef(found.document)
  const reading = useRef<() => void>(() => undefined)
  const adopting = useRef<(document: Plain) => void>(() => undefined)

  const reconcile = async (base: Plain) => {
    const { revision, document: theirs } = await adminApi.catalogue.find({ key })
    reading.current()
    const merged = mergeDocuments(fields, { base, mine: latest.current, theirs })
    const still = open.current.filter(
      (known) => !merged.clashes.some(({ path }) => path.join('.') === known.path.join('.')),
    )
    setOpen([...still, ...merged.clashes])
    const typed = toTyped(fields, merged.document)
    for (const { path, value } of leavesToSet(form.getValues(), typed)) form.setValue(path, value)
    adopting.current(merged.document)
    latest.current = merged.document
    const toSave = withTheirs(merged.document, open.current)
    return { revision, theirs, document: isSame(toSave, theirs) ? null : toSave }
  }

  const saving = useAutosave(key, found, reconcile)
  const { change } = saving
  const onChange = useCallback(
    (document: Plain) => {
      latest.current = document
      change(withTheirs(document, open.current))
    },
    [change],
  )
  const checked = useCheckedDocument(key, form, found.document, onChange, found)
  const { readNow, adopt } = checked
  useEffect(() => {
    reading.current = readNow
    adopting.current = adopt
  }, [readNow, adopt])

  const settle = (clash: Clash, choice: 'mine' | 'theirs') => {
    setOpen(open.current.filter((other) => other !== clash))
    if (choice === 'theirs') {
      const typed = toTyped(fields, withTheirs(latest.current, [clash]))
      for (const { path, value } of leavesToSet(form.getValues(), typed)) form.setValue(path, value)
      checked.readNow()
    }
    change(withTheirs(latest.current, open.current))
  }
  const pathOf = (clash: Clash) => typedPath(fields, clash.path)
  return { saving, checked, clashes, settle, pathOf }
}
