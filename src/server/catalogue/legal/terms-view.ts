import type { z } from 'zod'
import type { termsSchema } from '../../../contract/catalogue/legal.ts'
import type { Deps } from '../../platform/deps.ts'
import { currentTerms } from './terms.ts'

/** What a page needs to link the texts in force and to state which ones are agreed to. */
export function termsView(deps: Pick<Deps, 'catalogue'>): z.input<typeof termsSchema> {
  const { id, documents } = currentTerms(deps)
  const days = documents.map(({ text }) => text.inForceFrom)
  return {
    id,
    inForceFrom: days.toSorted().at(-1) ?? '',
    documents: documents.map(({ kind, text }) => ({
      kind,
      title: text.title,
      version: text.version,
    })),
  }
}
