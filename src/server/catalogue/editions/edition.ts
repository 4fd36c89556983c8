import { firstEdition } from '../../../content/first-edition.ts'
import { assembleCatalogue } from '../../../domain/catalogue/catalogue.ts'
import type { Edition, Editions } from '../../../domain/catalogue/edition.ts'

export const builtEdition: Edition = {
  number: 0,
  publishedAt: undefined,
  documents: firstEdition,
  catalogue: assembleCatalogue(firstEdition),
  changedAt: new Map(),
}

/** Where nothing is ever published. */
export const builtEditions: Editions = {
  current: () => builtEdition,
  find: async (number) => (number === 0 ? builtEdition : undefined),
  follow: async () => undefined,
  beforeShowing: async () => undefined,
  preview: async () => undefined,
}
