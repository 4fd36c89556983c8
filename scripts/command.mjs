import path from 'node:path'
import { root } from './prepare.mjs'

/** Shared by the commands in scripts/commands. */

/** A call with wrong arguments: the message is followed by the usage. */
export class WrongCall extends Error {}

/** For scripts: one JSON value on standard output and nothing else. */
export const jsonOption = {
  json: { type: 'boolean', default: false, describe: 'what came of it as JSON' },
}

/** A whole number from the arguments, within its limits. */
export function wholeNumber(values, name, [least, most]) {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new WrongCall(`--${name} must be a whole number from ${least} to ${most}.`)
}

/** Reads a file named in the arguments. */
export async function namedFile(name) {
  const { readFile } = await import('node:fs/promises')
  return readFile(name).catch((error) => {
    throw new WrongCall(`${name} can't be read (${error.code}).`)
  })
}

/** Runs use cases on DATABASE_URL, or on a DATA_DIR whose site is stopped. */
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
 * Progress of a task, or the elapsed time if the share is unknown: on a terminal one line that changes;
 * elsewhere (a log, a mail from cron) a line now and then, and none for quick tasks. Call `done` before
 * printing anything else.
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

/** Runs a possibly long task and hands it a function to report its progress. */
export async function withProgress(what, work) {
  const { report, done } = progressOf(what)
  try {
    return await work(report)
  } finally {
    done()
  }
}
