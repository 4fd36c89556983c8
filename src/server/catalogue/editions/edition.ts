import { assembleCatalogue } from '../../../domain/catalogue/catalogue.ts'
import type { Edition, Editions } from '../../../domain/catalogue/edition.ts'
import { firstEdition } from './first-edition.ts'

export const builtEdition: Edition = {
  number: 0,
  publishedAt: undefined,
  documents: firstEdition,
  catalogue: assembleCatalogue(firstEdition),
  changedAt: new Map(),
}

/** Editions for places where nothing is ever published. */
export const builtEditions: Editions = {
  current: () => builtEdition,
  find: async (number) => (number === 0 ? builtEdition : undefined),
  follow: async () => undefined,
  untilSeen: async () => true,
  touch: async () => undefined,
  getReady: () => undefined,
  beforeShowing: async () => undefined,
  preview: async () => undefined,
}
