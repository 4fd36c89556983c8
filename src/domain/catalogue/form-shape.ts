import type { ColourRole } from './brand-colours.ts'
import type { SiteKind } from './site-kinds.ts'

/** The kinds a field can refer to: trips and zones by id, people by name. */
export type NamedKind = Extract<SiteKind, 'trip' | 'zone' | 'member'>

/**
 * What the form of a document shows, in order, with its Italian labels. The form, the list of changes and
 * the error messages at the fields are all generated from it; the schema decides what is valid.
 */

type Named = {
  name: string
  label: string
  hint?: string
  /** May be left empty; the document then has no such property. */
  optional?: boolean
  /** If left empty, the document stores null to say that there is none. */
  emptyAsNull?: boolean
}

export type Choice = { value: string; label: string }

/** The length above which a text harms the design; shown as a hint, not enforced. */
export type LengthHint = { best: number; because: string }

export type LineField = Named & {
  kind: 'line'
  length?: LengthHint
  suggestions?: readonly string[]
  /** A reference to another document, chosen by its title. */
  of?: NamedKind
}
export type TextField = Named & { kind: 'text'; rows?: number; length?: LengthHint }
/** Paragraphs and lists, stored as a body, typed as text with a few markers. */
export type BodyField = Named & { kind: 'body' }
/** Text with the same markers, stored as one string. */
export type MarkedField = Named & { kind: 'marked' }
/** Whole cents in the document. */
export type MoneyField = Named & {
  kind: 'money'
  /** The public price; the form shows beside it which earlier price may be struck through. */
  isOnOffer?: boolean
}
/** Whole euros in the document, as stored by older parts of the catalogue. */
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
  /** The label of the empty choice, if it is allowed. */
  none?: string
}
/** A list of short texts, such as tags or included services. */
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
  /** The painted picture used if none is set. */
  painted?: string
}
/** One of the agency's two colours. */
export type ColourField = Named & { kind: 'colour'; role: ColourRole }
/** A logo file of the agency, stored in the document itself. */
export type LogoField = Named & { kind: 'logo'; ground: 'light' | 'dark' }
/** Several pictures, in order. */
export type PicturesField = Named & { kind: 'pictures' }
/** The order of a kind: shown in the list of changes, set by moving documents in their list. */
export type OrderField = Named & { kind: 'order'; of: SiteKind }
/** Twelve numbers, January first. */
export type MonthsField = Named & {
  kind: 'months'
  unit: string
  /** The numbers are factors and are also shown in per cent. */
  isFactor?: boolean
}
/** A part with its own fields; an optional part is left out while all of its fields are empty. */
export type GroupField = Named & {
  kind: 'group'
  fields: readonly FormField[]
  /** No frame and no heading, because its section already has its name. */
  bare?: boolean
}
/** Entries that can be added, moved, duplicated and removed. */
export type ListField = Named & {
  kind: 'list'
  /** One entry, with its article: "un giorno", "un hotel". */
  one: string
  /** The word before an entry's number: "Giorno 3". */
  entry: string
  /** The field that names an entry in the list. */
  titleOf: string
  fields: readonly FormField[]
  /** The field with the position, counted from one; set automatically. */
  numbered?: string
  /** The field with the id, generated from the title of the entry. */
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
  /** The purpose of the section, if its title does not say it. */
  note?: string
  fields: readonly FormField[]
}

/** The fields of all sections of a document. */
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

/** A value as text, for strings and numbers; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
