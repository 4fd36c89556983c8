import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form'
import { hasCode } from '../api.ts'
import type { StaffForm } from './use-staff-form.ts'

/** What the server has: its version, and what the form would show of it. */
export type StoredForm<Typed extends FieldValues> = {
  version: number
  values: DefaultValues<Typed>
}

/** What a field is called, and how its value reads; two values that read alike are the same. */
type Named = string | { label: string; text: (value: never) => string }

export type FieldNames<Typed extends FieldValues> = Partial<Record<Path<Typed>, Named>>

export type Clash = { name: string; label: string; theirs: string; onUse: () => void }

type Found = { clashes: readonly Clash[]; followed: readonly string[] }

/** What a dialog or a part of a page shows of it: `<MeanwhileNotice {...meanwhile} />`. */
export type Meanwhile = {
  /** The one that the person has seen: it travels with what is sent. */
  version: number
  isReading: boolean
  found: (Found & { isForm: boolean }) | null
  /** True when a colleague was faster: nothing else needs to be said about the error. */
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
 * A form over something that colleagues change, too. `stored` is what the server has by now, read again after a refusal
 * or by itself: what the person did not touch follows it, and where both wrote, both values are there until somebody
 * chooses. Without names it is a form that stores nothing to compare, such as a reason: it is only told.
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
    /** After an own save where the form stays: it goes on from what was stored. */
    take: (saved) => {
      form.reset(saved.values)
      setSeen(saved)
      setFound(null)
      setReading(false)
    },
  }
}
