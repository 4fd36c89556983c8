import type { ColourRole } from './brand-colours.ts'
import type { SiteKind } from './site-kinds.ts'

/** What a field names elsewhere: trips and zones by their id, people by their name. */
export type NamedKind = Extract<SiteKind, 'trip' | 'zone' | 'member'>

/**
 * What the form of a document shows, in order, with the words of the agency. The form, the list of
 * changes and the sentences at the fields are all drawn from it; the schema decides what is valid.
 */

type Named = {
  name: string
  label: string
  hint?: string
  /** May be left empty: the document then does not have it at all. */
  optional?: boolean
  /** Left empty, the document says expressly that there is none. */
  emptyAsNull?: boolean
}

export type Choice = { value: string; label: string }

/** How long a text may be before the design suffers; it is said, not enforced. */
export type LengthHint = { best: number; because: string }

export type LineField = Named & {
  kind: 'line'
  length?: LengthHint
  suggestions?: readonly string[]
  /** Chosen by its title. */
  of?: NamedKind
}
export type TextField = Named & { kind: 'text'; rows?: number; length?: LengthHint }
/** Paragraphs and lists, kept as a body; typed as text with a few signs. */
export type BodyField = Named & { kind: 'body' }
/** The same signs, kept as one text. */
export type MarkedField = Named & { kind: 'marked' }
/** Whole cents in the document. */
export type MoneyField = Named & {
  kind: 'money'
  /** The public price: beside it stands what it may say of the prices before it. */
  isOnOffer?: boolean
}
/** Whole euros in the document, as the older parts of the catalogue keep them. */
export type EuroField = Named & { kind: 'euro' }
export type NumberField = Named & {
  kind: 'number'
  min?: number
  max?: number
  step?: number
  unit?: string
}
export type FlagField = Named & { kind: 'flag' }
export type DayField = Named & { kind: 'day' }
export type MomentField = Named & { kind: 'moment' }
export type ChoiceField = Named & {
  kind: 'choice'
  choices: readonly Choice[]
  numeric?: boolean
  /** What choosing nothing is called, where that may be. */
  none?: string
}
/** A run of short texts: tags, what is included. */
export type TextsField = Named & {
  kind: 'texts'
  one: string
  long?: boolean
  fixed?: boolean
  of?: NamedKind
}
/** The name of a picture. */
export type PictureField = Named & {
  kind: 'picture'
  /** The one that stands there while none is named. */
  painted?: string
}
/** One of the two colours of the agency. */
export type ColourField = Named & { kind: 'colour'; role: ColourRole }
/** A drawing of the agency, kept in the document itself. */
export type LogoField = Named & { kind: 'logo'; ground: 'light' | 'dark' }
/** Several pictures in their order. */
export type PicturesField = Named & { kind: 'pictures' }
/** The order of a kind: told where something changes, set by moving them in their list. */
export type OrderField = Named & { kind: 'order'; of: SiteKind }
/** Twelve numbers, January first. */
export type MonthsField = Named & {
  kind: 'months'
  unit: string
  /** They multiply something: shown with what that makes in per cent. */
  isFactor?: boolean
}
/** A part with fields of its own; where it may be missing, it is while all of them are empty. */
export type GroupField = Named & {
  kind: 'group'
  fields: readonly FormField[]
  /** Its section has its name already: no frame, no heading. */
  bare?: boolean
}
/** Entries that are added, moved, duplicated and removed. */
export type ListField = Named & {
  kind: 'list'
  /** One entry, with its article: "un giorno", "un hotel". */
  one: string
  /** What an entry is called beside its number: "Giorno 3". */
  entry: string
  /** The field that names an entry in the list. */
  titleOf: string
  fields: readonly FormField[]
  /** The field that carries the position, counted from one; nobody types it. */
  numbered?: string
  /** The field with an id that nobody types: made from the title of the entry. */
  idOf?: string
}

export type FormField =
  | LineField
  | TextField
  | BodyField
  | MarkedField
  | MoneyField
  | EuroField
  | NumberField
  | FlagField
  | DayField
  | MomentField
  | ChoiceField
  | TextsField
  | PictureField
  | ColourField
  | LogoField
  | PicturesField
  | MonthsField
  | OrderField
  | GroupField
  | ListField

export type FormSection = {
  id: string
  title: string
  /** What the section is for, where its title does not say it. */
  note?: string
  fields: readonly FormField[]
}

/** The fields of a document whatever section they stand in. */
export function fieldsOf(sections: readonly FormSection[]): readonly FormField[] {
  return sections.flatMap(({ fields }) => fields)
}

/** The section that shows the field at this path of the document. */
export function sectionOf(
  sections: readonly FormSection[],
  path: readonly PropertyKey[],
): FormSection | undefined {
  const name = String(path[0] ?? '')
  return sections.find(({ fields }) => fields.some((field) => field.name === name))
}

export type Plain = Readonly<Record<string, unknown>>

export function asRecord(value: unknown): Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Plain)
    : {}
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What a field shows of a value: texts and numbers; anything else has no words. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
