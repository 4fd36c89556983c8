/**
 * The content security policy of the back office. The server sends it with addresses under /admin; the
 * pages also add it to the policy of `/`, from which `/#/admin` is opened.
 */
export function backOfficePolicy(scripts = "'self'"): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    // The dialog and toast libraries set styles at run time; scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // For the preview of a draft, which runs no scripts.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Accepts real paths and hash addresses. */
export function isBackOffice(path: string): boolean {
  return /^\/(?:admin|generatore|coordinatore)(?:[/?]|$)/.test(path)
}
