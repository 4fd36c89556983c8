import { existsSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { WrongCall } from './command.mjs'
import { compiledCode, root } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'
import './quick-imports.mjs'

/** Imported on demand: loading code takes half of a short command's time. */
const commands = {
  backup: () => import('./commands/backup.mjs'),
  restore: () => import('./commands/restore.mjs'),
  'move-to-postgres': () => import('./commands/move-to-postgres.mjs'),
  'rotate-key': () => import('./commands/rotate-key.mjs'),
  statements: () => import('./commands/statements.mjs'),
  catalogue: () => import('./commands/catalogue.mjs'),
  'launch-check': () => import('./commands/launch-check.mjs'),
  seed: () => import('./commands/seed.mjs'),
  'statements-check': () => import('./commands/statements-check.mjs'),
  simulate: () => import('./commands/simulate.mjs'),
  strips: () => import('./commands/strips.mjs'),
}

/** A release contains only the commands for maintaining an installation. */
const isHere = (name) => existsSync(path.join(root, 'scripts', 'commands', `${name}.mjs`))

export const commandNames = Object.keys(commands).filter(isHere)

const program = path.join(root, 'scripts', 'ondalta.mjs')
const wrongly = 2
const usualExits = {
  0: 'done',
  1: 'it failed and said why in a sentence',
  2: 'called wrongly: nothing was done',
}
const everyOption = { help: { type: 'boolean', short: 'h', describe: 'shows this' } }

const onTerminal = { say: console.log, complain: console.error }

/** Returns the exit code. Every failure ends in a sentence, never in a stack trace. */
export async function runProgram(args, { say, complain } = onTerminal) {
  const [name = '', ...rest] = args
  if (['', 'help', '--help', '-h'].includes(name)) {
    say(await overview())
    return name === '' ? wrongly : 0
  }
  if (!commandNames.includes(name)) {
    complain(`What is "${name}"?\nUsage: node scripts/ondalta.mjs <command> [--help]`)
    return wrongly
  }
  const { default: command } = await commands[name]()
  return runCommand(command, rest, { say, complain })
}

/** Runs one command: parses the arguments, switches to the project's Node, does the work. */
async function runCommand(command, args, { say, complain }) {
  try {
    const call = readCall(command, args)
    if (call.values.help) {
      say(helpText(command))
      return 0
    }
    module.enableCompileCache?.(compiledCode)
    if (!(await onProjectNode(program))) return undefined
    const code = (await command.work({ ...call, say, complain })) ?? 0
    return code
  } catch (error) {
    complain(await explain(error, command))
    return isWrongCall(error) ? wrongly : 1
  }
}

export function readCall({ options = {}, files = [0, 0] }, args) {
  const known = Object.fromEntries(
    Object.entries({ ...options, ...everyOption }).map(([name, { describe: _, ...option }]) => [
      name,
      option,
    ]),
  )
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: known })
  if (values.help) return { values, positionals }
  const [least, most] = files
  if (positionals.length < least) throw new WrongCall('Something is missing.')
  if (positionals.length > most) throw new WrongCall(`What is "${positionals[most]}"?`)
  return { values, positionals }
}

export function helpText({ usage, about, options = {}, examples = [], exits = {} }) {
  const optionRows = Object.entries({ ...options, ...everyOption }).map(
    ([name, { type, short, default: usual, describe }]) => [
      `${short ? `-${short}, ` : ''}--${name}${type === 'string' ? ' …' : ''}`,
      `${describe}${typeof usual === 'string' ? ` (${usual})` : ''}`,
    ],
  )
  const parts = [
    `Usage: ${usage}`,
    about,
    `Options:\n${columns(optionRows)}`,
    ...(examples.length > 0
      ? [`Examples:\n${examples.map((line) => `  ${line}`).join('\n')}`]
      : []),
    `Exit codes:\n${columns(Object.entries({ ...usualExits, ...exits }))}`,
  ]
  return parts.join('\n\n')
}

async function overview() {
  const rows = await Promise.all(
    commandNames.map(async (name) => [name, (await commands[name]()).default.summary]),
  )
  return `Usage: node scripts/ondalta.mjs <command> [--help]\n\nCommands:\n${columns(rows)}`
}

function columns(rows) {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

export function isWrongCall(error) {
  return error instanceof WrongCall || String(error?.code).startsWith('ERR_PARSE_ARGS')
}

async function explain(error, { usage }) {
  if (isWrongCall(error)) return wrongCallText(error, usage)
  // Imported late: without installed packages only wrong calls can be explained.
  const { isDomainError } = await import('../src/domain/errors.ts')
  if (isDomainError(error)) {
    const { errorCatalogue } = await import('../src/contract/errors.ts')
    return errorCatalogue[error.code].message
  }
  const { explainStartFailure } = await import('../src/server/platform/start-failure.ts')
  return explainStartFailure(error)
}

/** One line, without the advice that Node appends to its own message. */
export function wrongCallText(error, usage) {
  const [first] = error.message.split(/\n|\. To specify/)
  return `${first}\nUsage: ${usage}`
}
