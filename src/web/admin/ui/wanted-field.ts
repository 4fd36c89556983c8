import { useEffect } from 'react'
import { useUrlState } from './use-url-state.ts'

/** In the address: the name of the field that a link leads to. */
export const wantedField = 'campo'

export function withWantedField(address: string, field: string | undefined): string {
  if (!field) return address
  return `${address}${address.includes('?') ? '&' : '?'}${wantedField}=${encodeURIComponent(field)}`
}

/** Puts the cursor into the field that the address names, once the page has it. */
export function useWantedField(isThere: boolean): void {
  const name = useUrlState().get(wantedField)
  useEffect(() => {
    if (!isThere || name === '') return
    const field = document.getElementsByName(name)[0]
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [isThere, name])
}
