/**
 * For `--import`: on request the process reports how long its event loop was blocked, how much of that was
 * its own work (the rest is due to other processes), and the total cost.
 */
export const watcher = `data:text/javascript,${encodeURIComponent(`
  import { monitorEventLoopDelay } from 'node:perf_hooks'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const total = ({ user, system }) => (user + system) / 1e3
    let last = total(process.threadCpuUsage())
    let turnMs = 0
    setInterval(() => {
      const now = total(process.threadCpuUsage())
      turnMs = Math.max(turnMs, now - last)
      last = now
    }, 1).unref()
    process.on('message', () => {
      const loopMs = total(process.threadCpuUsage())
      process.send({ heldUpMs: delay.max / 1e6, turnMs, loopMs, cpuMs: total(process.cpuUsage()) })
      delay.reset()
      turnMs = 0
    })
    process.channel.unref()
  }
`)}`

/** The figures since the last request; `loopMs` and `cpuMs` since the start. */
export function askWatched(child) {
  return new Promise((resolve) => {
    child.once('message', resolve)
    child.send('how was it')
  })
}
