import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { test as staff } from '../staff-back-office.ts'

/** A lock by name (an abstract socket), held by one process and released however that process ends. */
async function take(name: string): Promise<Server> {
  for (;;) {
    const server = createServer().listen(`\0${name}`)
    const isTaken = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false)
    if (isTaken) return server
    await wait(200)
  }
}

/** Holds the editions exclusively: restoring one would undo what others have published since. */
export const test = staff.extend<{ editions: Server }>({
  editions: [
    async ({ baseURL }, use) => {
      const place = await take(`editions of ${baseURL}`)
      await use(place)
      place.close()
    },
    { auto: true, timeout: 600_000 },
  ],
})
