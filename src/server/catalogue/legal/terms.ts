import { createHash } from 'node:crypto'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
import {
  agreedText,
  completeDocument,
  type LegalText,
  legalValues,
} from '../../../domain/catalogue/legal.ts'
import { type TermsKind, termsKinds } from '../../../domain/catalogue/terms.ts'
import type { Deps } from '../../platform/deps.ts'

export type Term = { kind: TermsKind; hash: string; text: LegalText }
/** The texts in force; `id` changes with any word of any of them. */
export type Terms = { id: string; documents: readonly Term[] }

type Sources = Pick<Catalogue, 'brand' | 'organiser' | 'legal'>

const known = new WeakMap<Sources, Terms>()

/** The texts in force. The same catalogue gives the same object. */
export function currentTerms(deps: Pick<Deps, 'catalogue'>): Terms {
  const { catalogue } = deps.catalogue.current()
  const terms = known.get(catalogue) ?? termsOf(catalogue)
  known.set(catalogue, terms)
  return terms
}

function termsOf({ brand, organiser, legal }: Sources): Terms {
  const values = legalValues(brand, organiser)
  const documents = termsKinds.map((kind): Term => {
    const text = completeDocument(legal[kind], values)
    return { kind, hash: fingerprint(agreedText(text)), text }
  })
  return { id: fingerprint(documents.map(({ hash }) => hash).join(' ')), documents }
}

/** `Modulo informativo standard 1.0, …`: a readable form for the audit log. */
export function termsText({ documents }: Terms): string {
  return documents.map(({ text }) => `${text.title} ${text.version}`).join(', ')
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
