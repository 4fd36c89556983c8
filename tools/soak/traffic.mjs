import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** The visitors of a soak run: they read pages, book and send photographs, whichever process answers. */

const photograph = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(4_000, 7),
  Buffer.from('ffd9', 'hex'),
])

export function startTraffic(ports, firstTokens, longestPauseMs) {
  const agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true })]))
  const tally = {
    pages: 0,
    booked: new Map(),
    refused: 0,
    documents: 0,
    retried: 0,
    /** Answers that broke off, never came or were 5xx; there must be none during rolling restarts. */
    dropped: 0,
    /** Closed before any part of an answer: retried on another process, as `proxy_next_upstream` does. */
    reopened: 0,
    failures: new Map(),
  }
  let tokens = firstTokens
  let done = false
  let turn = 0

  const send = (port, { method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      let isAnswering = false
      const call = request({ port, agent: agents.get(port), method, path, headers }, (answer) => {
        isAnswering = true
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.once('end', () =>
          resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }),
        )
        answer.once('error', reject)
      })
      call.setTimeout(40_000, () => call.destroy(new Error('no answer')))
      call.once('error', (error) => {
        const isStale = !isAnswering && ['ECONNRESET', 'EPIPE'].includes(error.code)
        reject(isStale ? Object.assign(error, { isStale }) : error)
      })
      call.end(body)
    })

  /** Like a reverse proxy: skips a process that refuses connections. */
  async function ask(wanted) {
    for (let attempt = 0; attempt < 200; attempt++) {
      const port = ports[turn++ % ports.length]
      try {
        return await send(port, wanted)
      } catch (error) {
        if (error.isStale) tally.reopened += 1
        else if (error.code !== 'ECONNREFUSED') {
          tally.dropped += 1
          throw error
        }
        await wait(50)
      }
    }
    throw new Error('nobody answers')
  }

  /** Without an answer, or after "try again later", sends exactly the same request again. */
  async function insist(wanted) {
    for (;;) {
      const answer = await ask(wanted).catch(() => undefined)
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      if (answer && answer.status >= 500) tally.dropped += 1
      if (answer?.status === 500) tally.failures.set(500, (tally.failures.get(500) ?? 0) + 1)
      tally.retried += 1
      await wait(200)
    }
  }

  async function book() {
    const submissionId = randomUUID()
    const token = tokens[Math.floor(Math.random() * tokens.length)]
    const body = JSON.stringify({ token, submissionId, travelers: [traveller()] })
    const answer = await insist({
      method: 'POST',
      path: '/api/bookings',
      headers: json(body),
      body,
    })
    if (answer.status === 201) tally.booked.set(submissionId, JSON.parse(answer.text).id)
    else if (answer.status === 409 || answer.status === 410) tally.refused += 1
    else throw new Error(`a booking was answered ${answer.status}: ${answer.text.slice(0, 200)}`)
  }

  async function upload() {
    const form = new FormData()
    for (const name of ['passport', 'selfie']) {
      form.set(name, new File([photograph], 'foto.jpg', { type: 'image/jpeg' }))
    }
    const made = new Response(form)
    const body = Buffer.from(await made.arrayBuffer())
    const type = made.headers.get('content-type')
    const headers = { ...caller(), 'Content-Type': type, 'Content-Length': body.length }
    // Not retried: without an idempotency key a second attempt would be a second document.
    const answer = await ask({ method: 'POST', path: '/api/documents', headers, body }).catch(
      () => undefined,
    )
    const isTaken = answer?.status === 201
    if (isTaken) tally.documents += 1
    return isTaken
  }

  async function visitor(index) {
    for (let step = index; !done; step++) {
      if (step % 4 === 1) await book()
      else if (step % 16 === 2) await upload()
      else {
        const path = step % 2 ? '/' : '/api/trips/tokyo-kyoto/departures'
        const answer = await insist({ path, headers: caller() })
        if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
        tally.pages += 1
      }
      await wait(Math.random() * longestPauseMs)
    }
  }

  const visitors = Array.from({ length: 12 }, (_, index) => visitor(index))
  return {
    tally,
    upload,
    sell: (newTokens) => {
      tokens = newTokens
    },
    stop: async () => {
      done = true
      await Promise.all(visitors)
      for (const agent of agents.values()) agent.destroy()
    },
  }
}

const traveller = () => ({
  firstName: 'Prova',
  lastName: 'Lunga',
  birthDate: '1990-05-17',
  address: 'Via della Misura 1, Ancona',
  passportNumber: 'YA0000000',
  // A different address for each booking, because too many mails to one address would be held for staff.
  email: `prova-${randomUUID()}@ondalta.example`,
  phone: '+39 000 000 0000',
})

let callers = 0
/** A different client address each time, because the limit per address is not tested here. */
function caller() {
  callers += 1
  return { 'X-Forwarded-For': `10.${callers % 250}.${(callers >> 8) % 250}.1` }
}

const json = (body) => ({
  ...caller(),
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(body),
})
