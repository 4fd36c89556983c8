import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminContract } from '../../contract/admin/contract.ts'
import { publicContract } from '../../contract/contract.ts'
import './italian-issues.ts'

type Called = { '~orpc': { inputSchema?: z.ZodType } }
type Group = Readonly<Record<string, Called>>

const calls = [publicContract, adminContract].flatMap((contract) =>
  Object.entries(contract as unknown as Record<string, Group>).flatMap(([group, list]) =>
    Object.entries(list).flatMap(([name, call]) => {
      const schema = call['~orpc'].inputSchema
      return schema ? [{ name: `${group}.${name}`, schema }] : []
    }),
  ),
)

/** No field accepts all of these: too much, too little, another type, another format. */
const oddValues = [
  undefined,
  null,
  '',
  'non esiste',
  'x'.repeat(30_000),
  -1,
  1.5,
  1e15,
  true,
  {},
  [],
  Array.from({ length: 1_001 }, () => 7),
]

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  options?: z.ZodType[]
  left?: z.ZodType
  right?: z.ZodType
  entries?: Readonly<Record<string, string>>
  values?: unknown[]
}

const met = new Set<z.ZodType>()

/** Inputs for this schema: every field once with each odd value. */
function oddInputs(schema: z.ZodType): unknown[] {
  // A schema that was met before has the same messages everywhere.
  if (met.has(schema)) return [undefined]
  met.add(schema)
  const def = schema._zod.def as unknown as Definition
  const inner = def.innerType ?? def.in
  if (inner) return oddInputs(inner)
  if (def.options) return [...oddValues, ...def.options.flatMap(oddInputs)]
  if (def.left && def.right) return [...oddInputs(def.left), ...oddInputs(def.right)]
  if (def.element) return [...oddValues, ...oddInputs(def.element).map((value) => [value])]
  if (!def.shape) return oddValues
  const fixed = Object.fromEntries(
    Object.entries(def.shape).flatMap(([name, field]) => {
      const only = (field._zod.def as unknown as Definition).values?.[0]
      return only === undefined ? [] : [[name, only]]
    }),
  )
  const inFields = Object.entries(def.shape).flatMap(([name, field]) =>
    oddInputs(field).map((value) => ({ ...fixed, [name]: value })),
  )
  return [...oddValues, ...inFields, { ...fixed, unknown: 1 }]
}

const english =
  /\b(?:expected|invalid|received|required|input|too|must|string|number|undefined|null|object|array|boolean|option|characters?|items?|the|not|of)\b/i

test('whatever is sent to any call, what is wrong is said without a word of English', () => {
  expect(calls.length).toBeGreaterThan(150)
  const said = new Map<string, string>()
  let tried = 0
  for (const { name, schema } of calls) {
    for (const input of oddInputs(schema)) {
      tried += 1
      for (const { path, message } of schema.safeParse(input).error?.issues ?? [])
        said.set(message, `${name} ${path.join('.')}`)
    }
  }
  expect(tried).toBeGreaterThan(3_000)
  expect([...said].filter(([message]) => message === '' || english.test(message))).toEqual([])
})

test('numbers of rules are said with what they count', () => {
  const messageOf = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message
  expect(messageOf(z.string().max(5_000), 'x'.repeat(5_001))).toBe('Al massimo 5000 caratteri')
  expect(messageOf(z.string().min(1), '')).toBe('Almeno 1 carattere')
  expect(messageOf(z.array(z.string()).max(12), Array(13).fill(''))).toBe('Al massimo 12 elementi')
  expect(messageOf(z.int().max(20), 21)).toBe('Al massimo 20')
  expect(messageOf(z.string().min(1, { error: 'Il nome è richiesto' }), '')).toBe(
    'Il nome è richiesto',
  )
})
