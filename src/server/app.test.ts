import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import type { OpenDatabase } from './db/client.ts'
import { createStaffAuth } from './staff/auth.ts'
import { openTestDatabase } from './testing/test-database.ts'
import { testDeps } from './testing/test-deps.ts'

let database: OpenDatabase
let server: Server
let address: string

beforeAll(async () => {
  database = await openTestDatabase()
  const deps = testDeps(database.db)
  const { publicUrl } = deps
  const auth = createStaffAuth({ db: database.db, secret: 'x'.repeat(32), publicUrl })
  server = createServer(createApp({ deps, auth }))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await database.close()
})

test('a change without a body is understood', async () => {
  const answer = await fetch(`${address}/api/admin/account/sessions/x`, { method: 'DELETE' })
  expect(answer.status).toBe(401)
})

test('a body that does not say its length is read, and limited', async () => {
  const send = (text: string) => {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: new Blob([text]).stream(), duplex: 'half' }
    return fetch(`${address}/api/contact-messages`, request)
  }
  expect((await send('{}')).status).toBe(400)
  expect((await send('x'.repeat(23 * 1024 * 1024))).status).toBe(413)
})
