import { hasForm } from '../../../domain/catalogue/document-forms.ts'
import { DomainError } from '../../../domain/errors.ts'
import { isUuid } from '../../../domain/ids.ts'
import { readSignedTime, signTime } from '../../http/signed-time.ts'
import type { Deps } from '../../platform/deps.ts'

/** Under /api, because no cache and no search engine keeps what is there. */
export const previewPrefix = '/api/anteprima'

/** Long enough for a colleague to answer, too short to work from an old chat. */
const lastsMs = 72 * 60 * 60_000

type Signing = Pick<Deps, 'now' | 'signingKey'>

/** A private address: its holder sees the current draft until the link expires. */
export function previewLink({ now, signingKey }: Signing, key: string) {
  if (!hasForm(key)) throw new DomainError('DOCUMENT_NOT_FOUND', { key })
  return signedLink({ now, signingKey }, key)
}

const bundlePrefix = 'raccolta/'

/** A link for a bundle of drafts: it leads to all of their pages. */
export function bundlePreviewLink(deps: Signing, id: string) {
  return signedLink(deps, bundlePrefix + id)
}

/** The bundle's id in a link's name, if it is one. */
export function bundleIn(name: string): string | undefined {
  const id = name.startsWith(bundlePrefix) ? name.slice(bundlePrefix.length) : ''
  return isUuid(id) ? id : undefined
}

function signedLink({ now, signingKey }: Signing, key: string) {
  const at = now()
  const signed = signTime(signingKey, subject(key), at)
  return {
    url: `${previewPrefix}/${signed}/${key}`,
    expiresAt: new Date(at.getTime() + lastsMs).toISOString(),
  }
}

/** The document that a preview address shows; undefined when the signature is wrong or has expired. */
export function readPreviewLink({ now, signingKey }: Signing, address: string): string | undefined {
  const [signed = '', ...rest] = address.slice(previewPrefix.length + 1).split('/')
  const key = rest.join('/')
  const made = readSignedTime(signingKey, subject(key), signed)
  return made && now().getTime() - made.getTime() < lastsMs ? key : undefined
}

function subject(key: string): string {
  return `preview ${key}`
}
