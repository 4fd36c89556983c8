import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait, setImmediate as whatHasArrived } from 'node:timers/promises'

/** Connections in use come to an end by themselves; one that is silent for so long is closed. */
const quietMs = 1_000
const sweepMs = 50
const longestAnswerMs = 10_000

export type DrainingServer = {
  listen: (port: number, host: string | undefined) => Promise<AddressInfo | string | null>
  /** No new connections; every request that was sent gets its answer. */
  drain: () => Promise<void>
  isDraining: () => boolean
}

/**
 * An HTTP server that can be taken away without anybody noticing. Node's own `close` cuts connections
 * that wait between two requests, also under the feet of a request that is just on its way: here they
 * are told `Connection: close` with their next answer first, and only silent ones are swept.
 */
export function createDrainingServer(listener: RequestListener): DrainingServer {
  const server = createServer()
  server.headersTimeout = 15_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000
  // With its newest answer, which is the last one to be sent. A listener for each would cost every page.
  const connections = new Map<Socket, ServerResponse | undefined>()
  let draining = false
  server.on('connection', (socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request, response) => {
    if (draining) response.shouldKeepAlive = false
    connections.set(request.socket, response)
    listener(request, response)
  })

  async function sweep() {
    const heard = new Map<Socket, { bytes: number; at: number }>()
    while (connections.size > 0) {
      await wait(sweepMs)
      // A busy process comes to its timers before its connections.
      await whatHasArrived()
      for (const [socket, response] of connections) {
        const known = heard.get(socket)
        const isHeard = known === undefined || known.bytes !== socket.bytesRead
        if (isHeard || response?.writableFinished === false) {
          heard.set(socket, { bytes: socket.bytesRead, at: performance.now() })
        } else if (performance.now() - known.at > quietMs) socket.destroy()
      }
    }
  }

  return {
    isDraining: () => draining,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.removeListener('error', reject)
          resolve(server.address())
        })
      }),
    drain: async () => {
      draining = true
      for (const response of connections.values()) {
        if (response && !response.headersSent) response.shouldKeepAlive = false
      }
      // Who is at the door is let in before it closes.
      await whatHasArrived()
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      const hurry = setTimeout(() => server.closeAllConnections(), longestAnswerMs)
      await Promise.all([closed, sweep()])
      clearTimeout(hurry)
    },
  }
}

/** Fails as listening itself would, without anybody being able to connect meanwhile. */
export async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const probe = createDrainingServer((_request, response) => response.destroy())
  await probe.listen(port, host)
  await probe.drain()
}
