import { expect, test } from 'vitest'
import { z } from 'zod'
import { hasForm, sectionsOf } from './document-forms.ts'
import { documentKinds, singleDocuments } from './documents.ts'
import { type FormField, fieldsOf } from './form-shape.ts'

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[] }

/** Field kinds that cover all properties below them. */
const whole = new Set([
  'body',
  'marked',
  'picture',
  'pictures',
  'months',
  'texts',
  'moment',
  'order',
])

/** The paths of all values that a document may contain: `itinerary.title`, `climate.place` … */
function valuesIn(schema: Json, at = ''): string[] {
  const inner = schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema
  if (inner.items) return valuesIn(inner.items, at)
  if (!inner.properties) return [at]
  return Object.entries(inner.properties).flatMap(([name, value]) =>
    valuesIn(value, at === '' ? name : `${at}.${name}`),
  )
}

type Shown = { fields: string[]; wholes: string[] }

function shownIn(fields: readonly FormField[], at = ''): Shown {
  const shown: Shown = { fields: [], wholes: [] }
  for (const field of fields) {
    const name = at === '' ? field.name : `${at}.${field.name}`
    if (whole.has(field.kind)) shown.wholes.push(name)
    shown.fields.push(name)
    if (field.kind !== 'group' && field.kind !== 'list') continue
    const inner = shownIn(field.fields, name)
    const counted = field.kind === 'list' ? [field.numbered, field.idOf] : []
    shown.fields.push(...inner.fields, ...counted.flatMap((own) => (own ? [`${name}.${own}`] : [])))
    shown.wholes.push(...inner.wholes)
  }
  return shown
}

/**
 * Values without a form field: those set by moving, showing and hiding in the list of documents, and the
 * samples with painted faces, which disappear with real data.
 */
const setElsewhere = /^(?:order|state|formerAddresses|authorImage|testimonials\..*)$/

function unreachable(key: string, schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  const { fields, wholes } = shownIn(fieldsOf(sectionsOf(key)))
  return valuesIn(json).filter(
    (value) =>
      !setElsewhere.test(value) &&
      !fields.includes(value) &&
      !wholes.some((name) => value.startsWith(`${name}.`)),
  )
}

const all = Object.entries({
  ...singleDocuments,
  ...Object.fromEntries(
    Object.entries(documentKinds).map(([kind, schema]) => [`${kind}/x`, schema]),
  ),
}).filter(([key]) => hasForm(key) && key !== 'brand')

test.each(all)('whatever %s holds can be typed in its form', (key, schema) => {
  expect(unreachable(key, schema)).toEqual([])
})

test('a value without a field is found', () => {
  const schema = documentKinds.trip.extend({ info: z.object({ motto: z.string() }) })
  expect(unreachable('trip/x', schema)).toEqual(['info.motto'])
})
