import path from 'node:path'
import { root } from './prepare.mjs'

/** What the commands in scripts/commands share. */

/** Asked for in a way that it does not understand: the sentence is followed by how it is asked. */
export class WrongCall extends Error {}

/** For scripts: one value on the standard output and nothing else. */
export const jsonOption = {
  json: { type: 'boolean', default: false, describe: 'what came of it as JSON' },
}

/** A whole number that was typed, within its limits. */
export function wholeNumber(values, name, [least, most]) {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new WrongCall(`--${name} must be a whole number from ${least} to ${most}.`)
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
  const { compileOnce } = await import('../src/server/platform/db/compile-once.ts')
  if (!process.env.DATABASE_URL) compileOnce()
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { withDeps } = await import('../src/server/app/command-deps.ts')
  return withDeps({ env: readEnv(process.env), cacheDir: path.join(root, '.cache') }, work)
}

const seldomMs = 10_000
const oftenMs = 1_000

/**
 * How far something is, or how long it takes where nobody can say how far: one line that changes on a terminal;
 * elsewhere (a log, a mail of cron) a plain line now and then, and none of what is done in a moment. `done` before
 * anything else is said.
 */
export function progressOf(what, stream = process.stderr, now = Date.now) {
  const begun = now()
  let toldAt = begun
  let share
  const isTerminal = stream.isTTY === true
  const text = () =>
    share === undefined
      ? `${what}: ${Math.round((now() - begun) / 1_000)} s`
      : `${what}: ${Math.floor(share * 100)} %`
  const tell = () => {
    if (isTerminal) stream.write(`\r${text()}`)
    else if (now() - toldAt >= seldomMs) {
      stream.write(`${text()}\n`)
      toldAt = now()
    }
  }
  const ticking = setInterval(tell, oftenMs).unref()
  return {
    report: (next) => {
      share = next
      tell()
    },
    done: () => {
      clearInterval(ticking)
      if (isTerminal) stream.write(`\r${' '.repeat(what.length + 8)}\r`)
    },
  }
}

/** Work that may take long; it is handed a way to say how far it is. */
export async function withProgress(what, work) {
  const { report, done } = progressOf(what)
  try {
    return await work(report)
  } finally {
    done()
  }
}
