import { adminApiPath, adminContract } from '../../../contract/admin/contract.ts'
import { publicContract } from '../../../contract/contract.ts'
import { pages } from '../../../contract/pages.ts'

type Routed = { '~orpc': { route: { path?: string } } }
type Step = { words: Map<string, Step>; value: Step | undefined }

const others = [
  '/health',
  '/ready',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/openapi.json',
  '/api/docs',
  '/api/webhooks/stripe',
  '/api/webhooks/sumsub',
  '/api/bookings/:id/riepilogo.pdf',
  '/api/bookings/:id/contratto.pdf',
  '/api/bookings/:id/calendario.ics',
  '/api/trip/contratto.pdf',
  '/api/trip/ricevute/:id',
  '/api/trip/calendario/:file',
  '/api/anteprima/:signed/:kind/:id',
  '/api/reviews/:id/foto',
  '/api/admin/reviews/:id/foto',
  '/api/admin/documents/files/:id',
  '/api/admin/exports/bookings.csv',
  '/api/admin/exports/departures/:id/travellers.csv',
  '/api/auth/sign-in/email',
  '/api/auth/sign-out',
  '/api/auth/change-password',
  '/api/auth/get-session',
  '/api/auth/two-factor/:call',
  '/api/auth/passkey/:call',
]

const root = tree([
  ...Object.values(pages),
  ...others,
  ...pathsOf(publicContract).map((path) => `/api${path}`),
  ...pathsOf(adminContract).map((path) => `${adminApiPath}${path}`),
])

function pathsOf(contract: object): string[] {
  return Object.values(contract).flatMap((calls: Record<string, Routed>) =>
    Object.values(calls).map((call) => call['~orpc'].route.path ?? ''),
  )
}

function tree(patterns: readonly string[]): Step {
  const top: Step = { words: new Map(), value: undefined }
  for (const pattern of patterns) {
    let at = top
    for (const part of pattern.split('/').slice(1)) at = next(at, part)
  }
  return top
}

function next(at: Step, part: string): Step {
  const empty = (): Step => ({ words: new Map(), value: undefined })
  if (/^[:{]/.test(part)) return (at.value ??= empty())
  const known = at.words.get(part) ?? empty()
  at.words.set(part, known)
  return known
}

/**
 * `/api/bookings/3f0c…` → `/api/bookings/:id`. Only the words of our own routes are logged: a route's
 * parameter, or a path without a route, may be a token that opens something.
 */
export function pathForLog(path: string): string {
  let at: Step | undefined = root
  let logged = ''
  for (const part of path
    .replace(/[?#].*$/s, '')
    .split('/')
    .slice(1)) {
    const word: Step | undefined = at.words.get(part)
    logged += word ? `/${part}` : at.value && part !== '' ? '/:id' : '/…'
    at = word ?? (part === '' ? undefined : at.value)
    if (!at) break
  }
  return logged
}
