import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDrainingServer, type DrainingServer } from '../../src/server/http/draining-server.ts'

type Member = { server: DrainingServer; port: number }

/** Answers after a moment, like a page that queries the database. */
async function openMember(port = 0): Promise<Member> {
  const server = createDrainingServer(async (_request, response) => {
    await wait(Math.random() * 15)
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ciao')
  })
  const address = (await server.listen(port, '127.0.0.1')) as AddressInfo
  return { server, port: address.port }
}

type Outcome = { closes: boolean }

function ask(port: number, agent: Agent): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', agent, path: '/' }, (response) => {
      response.resume()
      response.once('end', () => resolve({ closes: response.headers.connection === 'close' }))
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}

test('a rolling restart of three processes drops none of the requests of fifty keep-alive clients', async () => {
  const members = await Promise.all([openMember(), openMember(), openMember()])
  const tally = { answered: 0, dropped: 0, refused: 0 }
  let done = false
  /** Like a reverse proxy: skips processes that refuse connections, and nothing else. */
  const client = async (first: number) => {
    const agents = members.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
    for (let turn = first; !done; turn += 1) {
      const index = turn % members.length
      const member = members[index]
      const agent = agents[index]
      if (!member || !agent) continue
      try {
        await ask(member.port, agent)
        tally.answered += 1
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') tally.refused += 1
        else tally.dropped += 1
      }
      await wait(Math.random() * 10)
    }
    for (const agent of agents) agent.destroy()
  }
  const clients = Array.from({ length: 50 }, (_, index) => client(index))
  const stops: number[] = []
  for (const member of members) {
    // Every client is connected to every process again.
    const before = tally.answered
    await expect.poll(() => tally.answered - before, { timeout: 30_000 }).toBeGreaterThan(300)
    const began = performance.now()
    await member.server.drain()
    stops.push(performance.now() - began)
    await wait(100)
    member.server = (await openMember(member.port)).server
  }
  done = true
  await Promise.all(clients)
  await Promise.all(members.map(({ server }) => server.drain()))
  expect(tally.answered).toBeGreaterThan(500)
  expect(tally.refused).toBeGreaterThan(0)
  expect(tally.dropped).toBe(0)
  for (const ms of stops) expect(ms).toBeLessThan(3_000)
})

test('an answer that is under way at the stop is finished and says that it is the last one', async () => {
  const slow = createDrainingServer(async (_request, response) => {
    await wait(400)
    response.end('ciao')
  })
  const { port } = (await slow.listen(0, '127.0.0.1')) as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answer = ask(port, agent)
  await wait(100)
  const drained = slow.drain()
  expect(slow.isDraining()).toBe(true)
  expect(await answer).toEqual({ closes: true })
  await drained
  agent.destroy()
})

test('connections that say nothing do not hold the stop up', async () => {
  const member = await openMember()
  const agent = new Agent({ keepAlive: true })
  await ask(member.port, agent)
  const began = performance.now()
  await member.server.drain()
  expect(performance.now() - began).toBeLessThan(2_000)
  agent.destroy()
})
