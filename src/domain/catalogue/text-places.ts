import { formatDaysNights } from '../dates.ts'
import { formatEuro } from '../money.ts'
import { plainText } from '../rich-text.ts'
import { asList, asRecord, type FormField, textOf } from './form-shape.ts'
import { pictureId } from './picture-document.ts'
import { typedPath } from './typed-document.ts'
import { withoutMarks } from './unseen-marks.ts'

/** The form field of a text or picture that a page shows. */
export type Place = { path: string } & ({ words: string } | { picture: string })

/** All texts and pictures of a document, with their fields. */
export function placesIn(fields: readonly FormField[], document: unknown): Place[] {
  return valuesIn(fields, document).flatMap(({ field, path, value }) => {
    const at = typedPath(fields, path)
    return placesOf(field, value).map((place) => ({ ...place, path: at }))
  })
}

type Value = { field: FormField; path: PropertyKey[]; value: unknown }

function valuesIn(fields: readonly FormField[], within: unknown): Value[] {
  const record = asRecord(within)
  return fields.flatMap((field) => {
    const value = record[field.name]
    if (value === undefined || value === null) return []
    if (field.kind === 'group') return below([field.name], valuesIn(field.fields, value))
    if (field.kind === 'list') {
      return asList(value).flatMap((entry, index) =>
        below([field.name, index], valuesIn(field.fields, entry)),
      )
    }
    if (field.kind === 'texts' || field.kind === 'pictures') {
      return asList(value).map((one, index) => ({ field, path: [field.name, index], value: one }))
    }
    return [{ field, path: [field.name], value }]
  })
}

function below(above: PropertyKey[], values: readonly Value[]): Value[] {
  return values.map((one) => ({ ...one, path: [...above, ...one.path] }))
}

type Shown = { words: string } | { picture: string }

function placesOf(field: FormField, value: unknown): Shown[] {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'texts':
      return [{ words: textOf(value) }]
    case 'marked':
      return textOf(value)
        .split(/\n+/)
        .map((line) => ({ words: plainText(line.replace(/^[-*]\s+/, '')) }))
    case 'body':
      return asList(value)
        .flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : [part]))
        .map((part) => ({ words: plainText(textOf(part)) }))
    case 'money':
      return typeof value === 'number' ? [{ words: formatEuro(value) }] : []
    case 'choice': {
      const chosen = field.choices.find((choice) => choice.value === textOf(value))
      return chosen ? [{ words: chosen.label }] : []
    }
    case 'number':
      // The days of a trip are the only number that pages write as text.
      return field.name === 'days' && typeof value === 'number'
        ? [{ words: formatDaysNights(value) }]
        : []
    case 'picture':
    case 'pictures':
      return value === '' ? [] : [{ picture: pictureId(textOf(value)) }]
    default:
      return []
  }
}

/** Shorter texts occur in too many places to identify one. */
const leastLetters = 4

/**
 * The field of a clicked text: `heard` has the text of the clicked element, then of the elements around it. An
 * equal text wins, then a longer text that contains it, then the longest text that it contains.
 */
export function fieldOfWords(
  places: readonly Place[],
  heard: readonly string[],
): string | undefined {
  const said = places.flatMap((place) =>
    'words' in place && place.words.trim() !== '' ? [{ ...place, words: bare(place.words) }] : [],
  )
  for (const words of heard.map(bare)) {
    if (words === '') continue
    const same = said.find((place) => place.words === words)
    if (same) return same.path
    if (words.length < leastLetters) continue
    const longer = said.find((place) => place.words.includes(words))
    if (longer) return longer.path
    const [longest] = said
      .filter((place) => place.words.length >= leastLetters && words.includes(place.words))
      .toSorted((a, b) => b.words.length - a.words.length)
    if (longest) return longest.path
  }
  return undefined
}

/** The field of a text that the page formats itself, such as a price: only an equal text counts. */
export function fieldOfFigure(places: readonly Place[], words: string): string | undefined {
  const wanted = bare(words)
  return places.find((place) => 'words' in place && bare(place.words) === wanted)?.path
}

export function fieldOfPicture(places: readonly Place[], address: string): string | undefined {
  const file = decodeURIComponent(address)
  return places.find((place) => 'picture' in place && file.includes(`/pictures/${place.picture}-`))
    ?.path
}

/** Normalises text, because pages use non-breaking spaces and typographic quotation marks. */
export function bare(words: string): string {
  return withoutMarks(words)
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll('\u00AD', '')
    .trim()
    .toLocaleLowerCase('it')
}
