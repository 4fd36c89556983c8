import { kindOf } from './documents.ts'
import { asList, asRecord, textOf } from './form-shape.ts'

/** The kinds of invented facts in the first edition that an agency must replace, counted in the back office. */
export const inventedKinds = ['people', 'hotels', 'about', 'groups'] as const
export type InventedKind = (typeof inventedKinds)[number]

/** Undefined for documents without such facts. */
export function inventedKindOf(key: string): InventedKind | undefined {
  if (key === 'page/about') return 'about'
  const kind = kindOf(key)?.kind
  if (kind === 'member') return 'people'
  if (kind === 'trip') return 'hotels'
  return kind === 'group-trip' ? 'groups' : undefined
}

/** The texts that state facts: names of people, names of hotels, otherwise the whole text. */
function factsOf(kind: InventedKind, document: unknown): string[] {
  const told = asRecord(document)
  if (kind === 'people') return [textOf(told.name)]
  if (kind === 'hotels') return asList(told.hotels).map((hotel) => textOf(asRecord(hotel).name))
  return [JSON.stringify({ ...told, order: undefined })]
}

/** Whether a document still contains a fact invented for the first edition. */
export function isStillInvented(key: string, document: unknown, first: unknown): boolean {
  const kind = inventedKindOf(key)
  if (!kind || document === undefined || first === undefined) return false
  const madeUp = new Set(factsOf(kind, first))
  return factsOf(kind, document).some((fact) => madeUp.has(fact))
}
