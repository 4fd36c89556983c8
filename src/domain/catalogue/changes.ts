import { formatDate, formatMoment, italianMonths } from '../dates.ts'
import { euros, formatEuro } from '../money.ts'
import { hashText } from '../random.ts'
import { type Body, plainText, writeBody } from '../rich-text.ts'
import {
  asList,
  asRecord,
  type FormField,
  type ListField,
  type MonthsField,
  textOf,
} from './form-shape.ts'
import { matchEntries } from './match-entries.ts'
import { uploadIdOf } from './picture-document.ts'

/** One change in readable form: where it is, the text before and the text after. */
export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** `Itinerario · Giorno 3 · Titolo` */
  where: string
  before?: string
  after?: string
}

/** Looks up readable names for the ids in a document, if they are known. */
export type Names = {
  picture?: (id: string) => string | undefined
  titled?: (kind: string, id: string) => string | undefined
}

/** The changes of a document, field by field, as readable texts and prices. */
export function changesBetween(
  fields: readonly FormField[],
  before: unknown,
  after: unknown,
  names: Names = {},
): Change[] {
  return changesWithin(fields, before, after, { place: [], names })
}

type Told = { place: readonly string[]; names: Names }

function changesWithin(
  fields: readonly FormField[],
  before: unknown,
  after: unknown,
  { place, names }: Told,
): Change[] {
  const [old, fresh] = [asRecord(before), asRecord(after)]
  return fields.flatMap((field) =>
    changesOf(field, old[field.name], fresh[field.name], {
      place: [...place, field.label],
      names,
    }),
  )
}

function changesOf(field: FormField, before: unknown, after: unknown, told: Told): Change[] {
  const { place, names } = told
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (field.kind === 'group') return changesWithin(field.fields, before, after, told)
  if (field.kind === 'list') return entryChanges(field, before, after, told)
  if (field.kind === 'months') return monthChanges(field, asList(before), asList(after), place)
  const named = (list: unknown) => asList(list).map((id) => nameFor(field, id, names))
  if (field.kind === 'order') return orderChanges(named(before), named(after), place)
  if (field.kind === 'texts' || field.kind === 'pictures') {
    return textChanges(named(before), named(after), place)
  }
  const [old, fresh] = [nameFor(field, before, names), nameFor(field, after, names)]
  if (old === fresh) return []
  return [change(place, old, fresh)]
}

/** A readable value: ids of pictures and documents are replaced by names. */
function nameFor(field: FormField, value: unknown, names: Names): string {
  if (field.kind === 'picture' || field.kind === 'pictures') {
    return pictureWords(textOf(value), names)
  }
  const kind = 'of' in field ? field.of : undefined
  return kind ? (names.titled?.(kind, textOf(value)) ?? textOf(value)) : wordsFor(field, value)
}

function change(place: readonly string[], before: string, after: string): Change {
  const where = place.join(' · ')
  if (!before) return { kind: 'added', where, after }
  if (!after) return { kind: 'removed', where, before }
  return { kind: 'changed', where, before, after }
}

/** Formats a value for display. */
export function wordsFor(field: FormField, value: unknown): string {
  if (value === undefined || value === null || value === '') {
    return field.kind === 'flag' ? 'no' : ''
  }
  const text = textOf(value)
  switch (field.kind) {
    case 'flag':
      return value === true ? 'sì' : 'no'
    case 'money':
      return typeof value === 'number' ? formatEuro(value) : text
    case 'euro':
      return typeof value === 'number' ? formatEuro(euros(value)) : text
    case 'number':
      return `${text.replace('.', ',')}${field.unit ? ` ${field.unit}` : ''}`
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text
    case 'moment':
      return Number.isNaN(Date.parse(text)) ? text : formatMoment(text)
    case 'choice':
      return field.choices.find((choice) => choice.value === text)?.label ?? text
    case 'logo':
      return `${text.startsWith('<') ? 'disegno SVG' : 'immagine PNG'} (${hashText(text).toString(36)})`
    case 'body':
      return plainText(typeof value === 'string' ? value : writeBody(asList(value) as Body))
    case 'marked':
      return plainText(text)
    default:
      return text
  }
}

/** A picture's alternative text or name; a painted face has the name of its person. */
function pictureWords(name: string, names: Names): string {
  if (!name) return ''
  const upload = uploadIdOf(name)
  const title = names.picture?.(name) ?? (upload ? 'foto senza testo' : personIn(name))
  return `${upload ? 'caricata' : 'dipinta'}: ${title}`
}

/** `sara-conti` becomes Sara Conti. Other painted pictures have a folder in their name. */
function personIn(name: string): string {
  if (name.includes('/')) return name
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Until a trip is moved for the first time there is no order list to compare with. */
function orderChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  place: readonly string[],
): Change[] {
  if (before.length > 0 && after.length > 0) return textChanges(before, after, place)
  const words = (ids: readonly unknown[]) => ids.slice(0, 5).map(textOf).join(', ')
  const [old, fresh] = [words(before), words(after)]
  return [change(place, old && `${old}…`, fresh && `${fresh}…`)]
}

function monthChanges(
  { unit, isFactor }: MonthsField,
  before: readonly unknown[],
  after: readonly unknown[],
  place: readonly string[],
): Change[] {
  const words = (value: unknown) => {
    const text = textOf(value).replace('.', ',')
    if (text === '') return ''
    return isFactor ? `${unit}${text}` : `${text} ${unit}`
  }
  return italianMonths.flatMap((name, month) => {
    const [old, fresh] = [words(before[month]), words(after[month])]
    return old === fresh ? [] : [change([...place, name], old, fresh)]
  })
}

function textChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  place: readonly string[],
): Change[] {
  const { pairs, added, removed, moved } = matchEntries(
    before.map(textOf),
    after.map(textOf),
    (text) => text,
  )
  return [
    ...pairs
      .filter((pair) => pair.before !== pair.after)
      .map((pair) => change(place, pair.before, pair.after)),
    ...added.map(({ entry }) => change(place, '', entry)),
    ...removed.map(({ entry }) => change(place, entry, '')),
    ...moves(pairs, moved, place, (text) => text),
  ]
}

function entryChanges(
  field: ListField,
  before: unknown,
  after: unknown,
  { place, names }: Told,
): Change[] {
  const entries = (list: unknown) => asList(list).map((entry) => bare(field, entry))
  const title = field.fields.find(({ name }) => name === field.titleOf)
  const titleOf = (entry: unknown) => {
    const value = asRecord(entry)[field.titleOf]
    return title ? nameFor(title, value, names) : textOf(value)
  }
  const { pairs, added, removed, moved } = matchEntries(entries(before), entries(after), titleOf)
  const named = (entry: unknown, at: number) => [...place, entryName(field, titleOf(entry), at)]
  return [
    ...pairs.flatMap((pair) =>
      changesWithin(field.fields, pair.before, pair.after, {
        place: named(pair.before, pair.from),
        names,
      }),
    ),
    ...added.map(({ entry, at }) => change(place, '', entryName(field, titleOf(entry), at))),
    ...removed.map(({ entry, at }) => change(place, entryName(field, titleOf(entry), at), '')),
    ...moves(pairs, moved, place, titleOf),
  ]
}

/** Removes the position, because a changed position is reported as a move; a plain text is its own title. */
function bare(field: ListField, entry: unknown): unknown {
  const source = typeof entry === 'string' ? { [field.titleOf]: entry } : { ...asRecord(entry) }
  if (field.numbered) delete source[field.numbered]
  return source
}

function entryName(field: ListField, title: string, at: number): string {
  return title ? `${field.entry} ${at + 1}, «${title}»` : `${field.entry} ${at + 1}`
}

function moves<T>(
  pairs: readonly { before: T; after: T; from: number; to: number }[],
  moved: ReadonlySet<number>,
  place: readonly string[],
  titleOf: (entry: T) => string,
): Change[] {
  return pairs
    .filter(({ to }) => moved.has(to))
    .map(({ after, from, to }) => ({
      kind: 'moved',
      where: `${place.join(' · ')} · «${titleOf(after)}»`,
      before: `posizione ${from + 1}`,
      after: `posizione ${to + 1}`,
    }))
}
