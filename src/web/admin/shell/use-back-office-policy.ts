import { useEffect } from 'react'
import { backOfficePolicy, isBackOffice } from '../../../contract/admin/policy.ts'

const mark = 'data-back-office'
/** While developing the page has no policy at first: the schemas have already found that they may compile themselves. */
const scripts = import.meta.env.DEV ? "'self' 'unsafe-eval'" : undefined

/**
 * `/#/admin` is a place of the public page, whose policy lets in maps and films. Here a stricter one
 * is laid over it. It can't be taken off again, so whoever leaves for a public page gets a fresh one.
 */
export function useBackOfficePolicy(): void {
  useEffect(() => {
    if (!document.querySelector(`meta[${mark}]`)) {
      const meta = document.createElement('meta')
      meta.httpEquiv = 'Content-Security-Policy'
      meta.content = backOfficePolicy(scripts)
      meta.setAttribute(mark, '')
      document.head.append(meta)
    }
    return () => {
      const path = window.location.hash.slice(1) || window.location.pathname
      if (!isBackOffice(path)) window.location.reload()
    }
  }, [])
}
