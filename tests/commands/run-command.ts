import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const quiet = '--disable-warning=ExperimentalWarning'

export type Ended = { code: number; said: string; complained: string }
type Settings = Record<string, string>

type Voice = { say: (text: string) => void; complain: (text: string) => void }
type Program = {
  commandNames: string[]
  runProgram: (args: string[], voice: Voice) => Promise<number>
}
const { commandNames, runProgram } = (await import(
  new URL('../../scripts/program.mjs', import.meta.url).href
)) as Program

export { commandNames }

/** Runs a command in this process. */
export async function asked(args: string[]): Promise<Ended> {
  let said = ''
  let complained = ''
  const say = (text: string) => void (said += `${text}\n`)
  const complain = (text: string) => void (complained += `${text}\n`)
  const code = await runProgram(args, { say, complain })
  return { code, said, complained }
}

/** Runs a command to its end in a process of its own, without this process's environment. */
export const runCommand = (name: string, args: readonly string[], env: Settings) =>
  untilEnded(
    process.execPath,
    [quiet, path.join(root, 'scripts', 'ondalta.mjs'), name, ...args],
    env,
  )

/** `npm run -s <name> -- …` as it is typed. */
export const runWithNpm = (name: string, args: readonly string[], env: Settings) =>
  untilEnded('npm', ['run', '-s', name, '--', ...args], env)

function untilEnded(program: string, args: readonly string[], env: Settings): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'silent', ...env },
      // A hanging command is killed before the test times out.
      timeout: 100_000,
      killSignal: 'SIGKILL',
    })
    let said = ''
    let complained = ''
    child.stdout.on('data', (words) => (said += words))
    child.stderr.on('data', (words) => (complained += words))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said, complained }))
  })
}
