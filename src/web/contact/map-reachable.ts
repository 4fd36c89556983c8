const patienceMs = 6000

/**
 * A frame that fails shows the browser's own error page and tells nobody: so the address is tried
 * first. Where the page's policy forbids the trial itself, nothing is known and the frame may try.
 */
export async function isMapReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false
  let forbidden = false
  const note = (event: SecurityPolicyViolationEvent) => {
    forbidden ||= event.effectiveDirective === 'connect-src'
  }
  document.addEventListener('securitypolicyviolation', note)
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    })
    return true
  } catch {
    // The violation is announced after the failure.
    await new Promise((resolve) => setTimeout(resolve))
    return forbidden
  } finally {
    document.removeEventListener('securitypolicyviolation', note)
  }
}
