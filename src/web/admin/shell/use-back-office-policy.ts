import { useEffect } from 'react'
import { backOfficePolicy, isBackOffice } from '../../../contract/admin/policy.ts'

const mark = 'data-back-office'
/** In development the page has no policy at first, so the schema library already compiles with `eval`. */
const scripts = import.meta.env.DEV ? "'self' 'unsafe-eval'" : undefined

/**
 * `/#/admin` is part of the public page, whose policy allows maps and films. A stricter policy is added here.
 * A policy can't be removed again, so leaving for a public page reloads it.
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
