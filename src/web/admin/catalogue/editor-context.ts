import { createContext, useContext } from 'react'
import type { Problem } from '../../../domain/catalogue/problems.ts'

export type Target = { path: string; count: number }

export type Editing = {
  /** Of the document: `trip/grecia`. */
  key: string
  /** Nothing can be typed: a consultant reads. */
  readOnly: boolean
  /** What the schema says of the document as it stands, by the field that shows it. */
  problems: ReadonlyMap<string, Problem>
  /** The field that somebody wants to see: what lies folded above it opens. */
  target: Target | null
}

const EditingContext = createContext<Editing>({
  key: '',
  readOnly: true,
  problems: new Map(),
  target: null,
})

export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  return useContext(EditingContext)
}

/** How many problems lie at or below a place of the form. */
export function problemsWithin(problems: Editing['problems'], path: string): number {
  const inside = `${path}.`
  return [...problems.keys()].filter((one) => one === path || one.startsWith(inside)).length
}
