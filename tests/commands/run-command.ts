import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Ended = { code: number; said: string; complained: string }

/** `npm run -s <name> -- …` as it is typed, to its end, with nothing of this process's own settings. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '-s', name, '--', ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'silent', ...env },
    })
    let said = ''
    let complained = ''
    child.stdout.on('data', (words) => (said += words))
    child.stderr.on('data', (words) => (complained += words))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said, complained }))
  })
}
