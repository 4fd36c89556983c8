import { useCallback } from 'react'
import { useSearchParams } from '../../browser/search-params.ts'

type Changes = Readonly<Record<string, string | undefined>>

/** Filters live in the URL: they survive a reload and can be sent to a colleague. */
export function useUrlState() {
  const [search, setSearch] = useSearchParams()
  const get = useCallback((key: string) => search.get(key) ?? '', [search])
  const set = useCallback(
    (changes: Changes, options?: { replace?: boolean }) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes)) {
            if (value) next.set(key, value)
            else next.delete(key)
          }
          return next
        },
        { replace: options?.replace ?? true },
      ),
    [setSearch],
  )
  /** Value and handler of a filter: the default is left out of the URL, and the list restarts at page 1. */
  const filter = (key: string, standard = '') => ({
    value: get(key) || standard,
    onChange: (value: string) =>
      set({ [key]: value === standard ? undefined : value, page: undefined }),
  })
  const turnTo = (page: number) => set({ page: page === 1 ? undefined : String(page) })

  return { get, set, filter, turnTo, page: Math.max(1, Number(search.get('page')) || 1) }
}
