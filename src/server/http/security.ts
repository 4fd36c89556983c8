import { backOfficePolicy } from '../../contract/admin/policy.ts'
import { externalHosts } from '../../domain/external-hosts.ts'

const identity = externalHosts.identity.map((host) => `"${host}"`).join(' ')
const frames = [...externalHosts.video, ...externalHosts.map, ...externalHosts.identity]

/** For a traveller's document opened on its own: it may show a picture and nothing else. */
export const documentPolicy =
  "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** For responses with data, which are never displayed as a page. */
export const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Options = { scriptHashes: readonly string[]; https: boolean }

export function securityOptions(publicUrl: string, scriptHashes: readonly string[] = []): Options {
  return { scriptHashes, https: publicUrl.startsWith('https:') }
}

function scriptSources({ scriptHashes }: Options): string {
  return ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')
}

/** The back office loads nothing from other sites: no frames but its own, no other hosts, no camera. */
export function backOfficeHeaders(options: Options): Record<string, string> {
  const upgrade = options.https ? '; upgrade-insecure-requests' : ''
  const policy = backOfficePolicy(scriptSources(options))
  return {
    ...securityHeaders(options),
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'${upgrade}`,
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** Headers of every response. `scriptHashes` are those of the inline scripts that the build made. */
export function securityHeaders(options: Options): Record<string, string> {
  const scripts = scriptSources(options)
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    // The dialog and toast libraries set styles at run time; scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    // After the visitor has asked for the map, the page checks whether its host can be reached.
    `connect-src 'self' ${externalHosts.map.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The identity check in its iframe needs the camera, and for some documents the microphone.
    'Permissions-Policy': `camera=(self ${identity}), microphone=(self ${identity}), geolocation=(), payment=(), usb=(), browsing-topics=()`,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(options.https
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}
