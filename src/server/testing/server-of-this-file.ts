import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { createStaffAuth } from '../access/staff/auth.ts'
import { createApp } from '../app/app.ts'
import { builtEditions } from '../catalogue/editions/edition.ts'
import { keptHashes } from './kept-hashes.ts'
import type { TestDeps } from './test-deps.ts'

/** Answers at the returned address until the last test of the file is over. */
export async function serverOfThisFile(answer: RequestListener): Promise<string> {
  // On a busy machine five idle seconds can pass within a test, and the next call would use a connection that
  // is just being closed.
  const server = createServer({ keepAliveTimeout: 0 }, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The whole server at such an address. */
export async function siteOfThisFile(
  deps: TestDeps,
  more: Partial<Parameters<typeof createApp>[0]> = {},
): Promise<string> {
  const { db, publicUrl } = deps
  const auth = createStaffAuth({
    db,
    secret: 'x'.repeat(32),
    publicUrl,
    catalogue: builtEditions,
    passwords: keptHashes,
  })
  return serverOfThisFile(createApp({ deps, auth, ...more }))
}
