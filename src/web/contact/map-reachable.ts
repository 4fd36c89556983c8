const patienceMs = 6000

/**
 * A frame that fails shows the browser's own error page and reports nothing, so the address is tried first.
 * If the page's policy forbids that test, the result is unknown and the frame may try.
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
    // The violation event comes after the failure.
    await new Promise((resolve) => setTimeout(resolve))
    return forbidden
  } finally {
    document.removeEventListener('securitypolicyviolation', note)
  }
}
