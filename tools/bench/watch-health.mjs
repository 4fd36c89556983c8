/** Requests `/health` fifty times a second and reports how long each answer took, in milliseconds. */
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const agent = new Agent({ keepAlive: true })
const end = Date.now() + workerData.seconds * 1000
const times = []
while (Date.now() < end) {
  times.push(await askOnce())
  await new Promise((resolve) => setTimeout(resolve, 20))
}
agent.destroy()
parentPort.postMessage(times)

function askOnce() {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get({ port: workerData.port, path: '/health', agent }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`/health answered ${answer.statusCode}`)),
      )
    }).once('error', reject)
  })
}
