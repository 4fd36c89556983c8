import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form'
import { hasCode } from '../api.ts'
import type { StaffForm } from './use-staff-form.ts'

/** What the server has: the version and the form's values. */
export type StoredForm<Typed extends FieldValues> = {
  version: number
  values: DefaultValues<Typed>
}

/** A field's label and the text of its value; values with the same text count as equal. */
type Named = string | { label: string; text: (value: never) => string }

export type FieldNames<Typed extends FieldValues> = Partial<Record<Path<Typed>, Named>>

export type Clash = { name: string; label: string; theirs: string; onUse: () => void }

type Found = { clashes: readonly Clash[]; followed: readonly string[] }

/** The props for `<MeanwhileNotice {...meanwhile} />`. */
export type Meanwhile = {
  /** The version that the person has seen; it is sent with the form. */
  version: number
  isReading: boolean
  found: (Found & { isForm: boolean }) | null
  /** True when a colleague saved first: no other error message is needed. */
  refused: (error: unknown) => boolean
}

const nothingFound: Found = { clashes: [], followed: [] }

function valueAt<Typed extends FieldValues>({ values }: StoredForm<Typed>, name: string): unknown {
  return (values as Readonly<Record<string, unknown>>)[name]
}

function readerOf(named: Named): (value: unknown) => string {
  if (typeof named !== 'string') return (value) => named.text(value as never)
  return (value) =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}

/**
 * For a form on data that colleagues edit, too. `stored` is the server's state, refetched after a conflict or
 * by itself: untouched fields follow it, and where both edited a field both values are shown until somebody
 * chooses. Without names there is nothing to compare (a form for a reason, say), and the conflict is only
 * reported.
 */
export function useMeanwhile<Typed extends FieldValues, Checked extends FieldValues>(
  form: StaffForm<Typed, Checked>,
  stored: StoredForm<Typed>,
  names: FieldNames<Typed>,
): Meanwhile & { take: (saved: StoredForm<Typed>) => void } {
  const [seen, setSeen] = useState(stored)
  const [isReading, setReading] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  type Untouched = [Path<Typed>, unknown][]
  const [untouched, setUntouched] = useState<Untouched>([])
  const isForm = Object.keys(names).length > 0

  const settle = (name: Path<Typed>) =>
    setFound(
      (before) =>
        before && { ...before, clashes: before.clashes.filter((one) => one.name !== name) },
    )
  const write = (name: Path<Typed>, value: unknown) =>
    form.setValue(name, value as PathValue<Typed, Path<Typed>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })

  const compare = (): { told: Found; untouched: Untouched } => {
    const clashes: Clash[] = []
    const followed: string[] = []
    const untouched: Untouched = []
    for (const name of Object.keys(names) as Path<Typed>[]) {
      const named = names[name] as Named
      const label = typeof named === 'string' ? named : named.label
      const text = readerOf(named)
      const theirs = valueAt(stored, name)
      const now = text(theirs)
      const before = text(valueAt(seen, name))
      const mine = text(form.getValues(name))
      const isOpen = found?.clashes.some((one) => one.name === name) ?? false
      if (mine === now || (now === before && !isOpen)) continue
      if (mine === before) {
        untouched.push([name, theirs])
        followed.push(label)
        continue
      }
      const onUse = () => {
        write(name, theirs)
        settle(name)
        form.setFocus(name)
      }
      clashes.push({ name, label, theirs: now, onUse })
    }
    return { told: { clashes, followed }, untouched }
  }

  if (stored.version > seen.version) {
    const { told, untouched: theirs } = compare()
    setSeen(stored)
    setReading(false)
    setUntouched(theirs)
    if (isReading || !isForm || told.clashes.length + told.followed.length > 0) setFound(told)
  }
  const writeAll = useEffectEvent(() => {
    for (const [name, value] of untouched) write(name, value)
  })
  useEffect(() => writeAll(), [untouched])

  return {
    version: seen.version,
    isReading,
    found: found && { ...found, isForm },
    refused: (error) => {
      const isConflict = hasCode(error, 'VERSION_CONFLICT')
      if (isConflict) {
        setFound(nothingFound)
        setReading(true)
      }
      return isConflict
    },
    /** After a save of one's own, if the form stays open: it continues from the stored values. */
    take: (saved) => {
      form.reset(saved.values)
      setSeen(saved)
      setFound(null)
      setReading(false)
    },
  }
}
