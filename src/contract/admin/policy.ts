/**
 * What a page of the back office may load. The server sends it with the addresses under /admin; the
 * pages themselves lay it over the policy of `/`, from where `/#/admin` is opened.
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
    // The preview of a draft, which runs no script.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Real paths and hash addresses alike. */
export function isBackOffice(path: string): boolean {
  return /^\/(?:admin|generatore|coordinatore)(?:[/?]|$)/.test(path)
}
