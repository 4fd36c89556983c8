import { spawn } from 'node:child_process'
import { readFileSync, write } from 'node:fs'

/**
 * Keeps a server running: restarts it when it dies, and ends it when the command itself ends, by a signal, or
 * by the death of npm or of the terminal.
 */

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP']
/** The server stops within a few seconds; after this time it is considered hung. */
const stopLimitMs = 30_000
/** One Ctrl-C may arrive twice, from the terminal and through npm. */
const secondRequestMs = 2_000
const parentCheckMs = 300

/** Pauses of 1, 2, 4 … at most 30 seconds; a server that ran for a minute resets the count. */
export const patience = {
  firstPauseMs: 1_000,
  longestPauseMs: 30_000,
  quickDeaths: 10,
  healthyMs: 60_000,
}

/** The exit code of a start that failed with an explanation: a retry would fail in the same way. */
const explainedFailure = 1

/** Ends this process with the server, or when it gives up. Returns the function that stops both. */
export function supervise({ command, args, cwd, env, times = patience }) {
  let child
  let pause
  let askedAt
  let wasReady = false
  let deaths = 0

  const launch = () => {
    const startedAt = Date.now()
    // When this process dies, however suddenly, the IPC channel closes, and the server notices.
    child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (message) => {
      if (message === 'ready') wasReady = true
    })
    child.once('error', (error) => {
      say(`The server could not be started: ${error.message}`)
      leave(1)
    })
    child.once('exit', (code, signal) => ended(code, signal, Date.now() - startedAt))
  }

  const ended = (code, signal, livedMs) => {
    child = undefined
    if (askedAt !== undefined || code === 0) leave(askedAt === undefined ? 0 : (code ?? 0))
    else if (code === explainedFailure && !wasReady) leave(code)
    else comeBack(signal ?? `status ${code}`, livedMs)
  }

  const comeBack = (how, livedMs) => {
    deaths = livedMs >= times.healthyMs ? 1 : deaths + 1
    if (deaths >= times.quickDeaths) {
      say(`The server ended ${deaths} times in a row (${how}): giving up. The lines above say why.`)
      leave(1)
      return
    }
    const waitMs = pauseBefore(deaths, times)
    say(`The server ended by itself (${how}): starting it again in ${waitMs / 1000} s …`)
    pause = setTimeout(launch, waitMs)
  }

  const stop = () => {
    if (askedAt === undefined) {
      askedAt = Date.now()
      clearTimeout(pause)
      if (!child) leave(0)
      else {
        child.kill('SIGTERM')
        setTimeout(() => child?.kill('SIGKILL'), stopLimitMs)
      }
    } else if (Date.now() - askedAt > secondRequestMs) child?.kill('SIGKILL')
  }

  launch()
  return stop
}

export function pauseBefore(deaths, { firstPauseMs, longestPauseMs }) {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (deaths - 1))
}

/** Stops on signals and on the death of the npm command that runs this one, from the very start. */
export function stopWhenAsked(stop) {
  for (const signal of stopSignals) process.on(signal, stop)
  const parents = watchedParents()
  if (parents.length === 0) return
  setInterval(() => {
    if (process.ppid !== parents[0].pid || !parents.every(isAlive)) stop()
  }, parentCheckMs).unref()
}

/**
 * The parent process, and npm behind it if a shell is in between. Without npm the parent is not watched,
 * because a service may outlive the process that started it.
 */
function watchedParents() {
  if (process.env.npm_lifecycle_event === undefined) return []
  const parent = processFacts(process.ppid)
  const isShell = /^(?:sh|dash|bash|ash|zsh|ksh|busybox)$/.test(parent.name ?? '')
  return isShell ? [parent, processFacts(parent.parentPid)] : [parent]
}

/** Reads Linux's /proc if there is one; elsewhere only the parent's pid is known. */
function processFacts(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const [state, parentPid, ...rest] = stat.slice(end + 2).split(' ')
    const name = stat.slice(stat.indexOf('(') + 1, end)
    return { pid, name, state, parentPid: Number(parentPid), started: rest[17] }
  } catch {
    return { pid }
  }
}

function isAlive({ pid, started }) {
  if (started === undefined) return true
  const now = processFacts(pid)
  return now.started === started && now.state !== 'Z'
}

let unwritten = 0

/** Not console.log, which blocks when the reader of the output has stopped reading. */
function say(text) {
  unwritten += 1
  write(2, `${text}\n`, () => {
    unwritten -= 1
  })
}

/** An unwritten line would keep a normal exit waiting for ever, so this process then kills itself. */
function leave(code) {
  const endNow = () => {
    if (unwritten > 0) process.kill(process.pid, 'SIGKILL')
    process.exit(code)
  }
  if (unwritten === 0) endNow()
  else setTimeout(endNow, 500)
}
