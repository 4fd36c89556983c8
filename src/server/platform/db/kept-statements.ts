import type { PGlite } from '@electric-sql/pglite'

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Kept = { name: Uint8Array; parameters: Answer; columns: Answer }

const [parse, describe, bind, execute, sync] = [...'PDBES'].map((letter) =>
  letter.charCodeAt(0),
) as [number, number, number, number, number]

/** The limit of kept statements: texts that differ with the number of values are never used again. */
const most = 1_000

/**
 * The embedded database takes six messages per query and parses its text each time. Here a text is parsed and
 * described once, as a named statement; after that one message binds, executes and syncs. The database itself
 * notices a changed table and plans again. Only for a database whose columns stay the same while it is open.
 */
export function keepStatements(pg: PGlite): void {
  const ask = pg.execProtocolStream.bind(pg)
  const known = new Map<string, Kept>()
  const decoder = new TextDecoder()
  let asked: Kept | undefined
  let bound = new Uint8Array()
  let isEnded = false

  /** `told` is what follows the empty statement name in the message: the text and the parameter types. */
  async function understand(told: Uint8Array, options: Parameters<typeof ask>[1]): Promise<Answer> {
    const text = decoder.decode(told)
    asked = known.get(text)
    if (asked) return []
    const name = new TextEncoder().encode(known.size < most ? `kept${known.size}\0` : '\0')
    const messages = joined(
      message(parse, name, told),
      message(describe, Uint8Array.of(sync), name),
    )
    const answer = await ask(messages, options)
    const isParameters = ({ name: kind }: Answer[number]) => kind === 'parameterDescription'
    asked = {
      name,
      parameters: answer.filter(isParameters),
      columns: answer.filter((one) => !isParameters(one)),
    }
    if (known.size < most) known.set(text, asked)
    return []
  }

  pg.execProtocolStream = async (given, options) => {
    const [kind] = given
    if (kind === parse) return understand(given.subarray(6), options)
    if (kind === describe && asked) return given[5] === sync ? asked.parameters : asked.columns
    if (kind === bind && asked) {
      bound = message(bind, Uint8Array.of(0), asked.name, given.subarray(7))
      return []
    }
    if (kind === execute) {
      isEnded = true
      return ask(joined(bound, given, message(sync)), options)
    }
    if (kind === sync && isEnded) {
      isEnded = false
      return []
    }
    return ask(given, options)
  }
}

function message(kind: number, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joined(...parts)
  const whole = new Uint8Array(5 + body.length)
  whole[0] = kind
  new DataView(whole.buffer).setInt32(1, 4 + body.length)
  whole.set(body, 5)
  return whole
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}
