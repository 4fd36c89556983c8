import { useEffect } from 'react'
import { useUrlState } from './use-url-state.ts'

/** The URL parameter with the name of the field that a link leads to. */
export const wantedField = 'campo'

export function withWantedField(address: string, field: string | undefined): string {
  if (!field) return address
  return `${address}${address.includes('?') ? '&' : '?'}${wantedField}=${encodeURIComponent(field)}`
}

/** Focuses the field named in the URL, once the page has rendered it. */
export function useWantedField(isThere: boolean): void {
  const name = useUrlState().get(wantedField)
  useEffect(() => {
    if (!isThere || name === '') return
    const field = document.getElementsByName(name)[0]
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [isThere, name])
}
