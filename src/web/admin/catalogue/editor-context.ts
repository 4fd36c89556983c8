import { createContext, useContext } from 'react'
import type { Problem } from '../../../domain/catalogue/problems.ts'

export type Target = { path: string; count: number }

export type Editing = {
  /** The document's key, such as `trip/grecia`. */
  key: string
  /** Nothing can be edited: consultants only read. */
  readOnly: boolean
  /** The schema's problems with the document as it stands, by the field that shows them. */
  problems: ReadonlyMap<string, Problem>
  /** The field to go to; collapsed sections around it open. */
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

/** The number of problems at or below a path of the form. */
export function problemsWithin(problems: Editing['problems'], path: string): number {
  const inside = `${path}.`
  return [...problems.keys()].filter((one) => one === path || one.startsWith(inside)).length
}
