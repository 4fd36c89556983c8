import { kindOf } from './documents.ts'
import { asList, asRecord, textOf } from './form-shape.ts'

/** What the first edition has made up and an agency says of itself, as the office counts it. */
export const inventedKinds = ['people', 'hotels', 'about', 'groups'] as const
export type InventedKind = (typeof inventedKinds)[number]

/** Undefined for documents that say nothing of the kind. */
export function inventedKindOf(key: string): InventedKind | undefined {
  if (key === 'page/about') return 'about'
  const kind = kindOf(key)?.kind
  if (kind === 'member') return 'people'
  if (kind === 'trip') return 'hotels'
  return kind === 'group-trip' ? 'groups' : undefined
}

/** The words that are true or not: whoever is named, wherever one sleeps, else the whole text. */
function factsOf(kind: InventedKind, document: unknown): string[] {
  const told = asRecord(document)
  if (kind === 'people') return [textOf(told.name)]
  if (kind === 'hotels') return asList(told.hotels).map((hotel) => textOf(asRecord(hotel).name))
  return [JSON.stringify({ ...told, order: undefined })]
}

/** Whether a document still tells something that the first edition made up. */
export function isStillInvented(key: string, document: unknown, first: unknown): boolean {
  const kind = inventedKindOf(key)
  if (!kind || document === undefined || first === undefined) return false
  const madeUp = new Set(factsOf(kind, first))
  return factsOf(kind, document).some((fact) => madeUp.has(fact))
}
