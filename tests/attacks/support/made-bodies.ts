import { z } from 'zod'
import { nastyValue } from './nasty.ts'
import type { Random } from './random.ts'

type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minLength?: number
  minimum?: number
  maximum?: number
}

const formats: Record<string, string> = {
  uuid: '3f0c2f9e-5b1c-4b7a-9a51-0d7f4f6f8e21',
  email: 'anna@example.com',
  date: '2099-05-04',
  'date-time': '2099-05-04T10:00:00Z',
  uri: 'https://example.com/',
}

/** The input of a call as JSON schema. Calls without input have none. */
export function inputSchemaOf(call: unknown): JsonSchema | undefined {
  const schema = (call as { '~orpc': { inputSchema?: z.ZodType } })['~orpc'].inputSchema
  if (!schema) return undefined
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** A valid input except for a few values, so that bad values get past the first validation. */
export function madeInput(random: Random, schema: JsonSchema, badness: number): unknown {
  if (random.chance(badness)) return nastyValue(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return madeInput(random, random.pick(choices), badness)
  switch (schema.type) {
    case 'object':
      return madeObject(random, schema, badness)
    case 'array':
      return Array.from({ length: random.whole(3) }, () =>
        madeInput(random, schema.items ?? {}, badness),
      )
    case 'integer':
    case 'number':
      return (schema.minimum ?? 0) + random.whole(Math.min(schema.maximum ?? 9, 9) + 1)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return formats[schema.format ?? ''] ?? 'Anna'.padEnd(schema.minLength ?? 0, 'x')
  }
}

function madeObject(random: Random, schema: JsonSchema, badness: number) {
  const made: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const isWanted = schema.required?.includes(name) || random.chance(0.6)
    if (isWanted) made[name] = madeInput(random, part, badness)
  }
  if (random.chance(badness)) made[random.pick(['__proto__', 'constructor', 'x'])] = 1
  return made
}
