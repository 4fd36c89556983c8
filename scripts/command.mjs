import module from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { compiledCode, fail, root } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/** Asked for in a way that it does not understand: the sentence is followed by how it is asked. */
export class WrongCall extends Error {}

/**
 * The one shape of the commands behind npm: the call is read, the project's Node takes over, and whatever
 * goes wrong ends in a sentence. `work` gets `{ values, positionals }` and may answer with an exit code.
 */
export async function command({ script, usage, options = {}, files = [0, 0], work }) {
  try {
    const call = readCall(options, files)
    // Half of a short command's time is reading its code: what Node makes of it is kept.
    module.enableCompileCache?.(compiledCode)
    if (await onProjectNode(script)) process.exitCode = (await work(call)) ?? 0
  } catch (error) {
    fail(await explain(error, usage))
  }
}

function readCall(options, [least, most]) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  if (positionals.length < least) throw new WrongCall('Something is missing.')
  if (positionals.length > most) throw new WrongCall(`What is "${positionals[most]}"?`)
  return { values, positionals }
}

/** A whole number that was typed, within its limits. */
export function wholeNumber(values, name, [least, most]) {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new WrongCall(`--${name} must be a whole number from ${least} to ${most}.`)
}

async function explain(error, usage) {
  if (error instanceof WrongCall || String(error?.code).startsWith('ERR_PARSE_ARGS')) {
    return `${error.message}\nUsage: ${usage}`
  }
  // Before the packages are there none of the rest can be asked.
  const { isDomainError } = await import('../src/domain/errors.ts')
  if (isDomainError(error)) {
    const { errorCatalogue } = await import('../src/contract/errors.ts')
    return errorCatalogue[error.code].message
  }
  const { explainStartFailure } = await import('../src/server/platform/start-failure.ts')
  return explainStartFailure(error)
}

/** A file that was named in the call. */
export async function namedFile(name) {
  const { readFile } = await import('node:fs/promises')
  return readFile(name).catch((error) => {
    throw new WrongCall(`${name} can't be read (${error.code}).`)
  })
}

/** Use cases on DATABASE_URL, or on a DATA_DIR whose site is stopped. */
export async function onDatabase(work) {
  // As scripts/prepare.mjs says of the server: the embedded database is compiled once, not twice.
  if (!process.env.DATABASE_URL) setFlagsFromString('--liftoff-only')
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { withDeps } = await import('../src/server/app/command-deps.ts')
  return withDeps({ env: readEnv(process.env), cacheDir: path.join(root, '.cache') }, work)
}
