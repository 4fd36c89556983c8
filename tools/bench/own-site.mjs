import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectEnv, projectNode, root, serverProgram } from '../../scripts/prepare.mjs'
import { askWatched, watcher } from './watched-loop.mjs'

/** Runs the built site in a process and a folder of its own, with an administrator. */
const administrator = { email: 'bench@ondalta.example', password: 'Banco-di-prova-1' }

export async function inFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-publication-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function finished(site, work) {
  try {
    return await work()
  } finally {
    await site.stop()
  }
}

export async function startSite({ port, dataDir }) {
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const args = ['--disable-warning=ExperimentalWarning', '--import', watcher, serverProgram]
  const child = spawn(projectNode, args, {
    cwd: root,
    env: projectEnv({
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)))
  })
  const startMs = performance.now() - begun
  const memory = (name) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  }
  return {
    port,
    origin,
    startMs,
    peakMb: memory('VmHWM'),
    memoryMb: () => memory('VmRSS'),
    watched: () => askWatched(child),
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}

export async function signIn({ origin }) {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(administrator),
  })
  if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
