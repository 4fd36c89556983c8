import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait, setImmediate as whatHasArrived } from 'node:timers/promises'

/** While draining, a connection that has been silent for this long is closed. */
const quietMs = 1_000
const sweepMs = 50
const longestAnswerMs = 10_000

export type DrainingServer = {
  listen: (port: number, host: string | undefined) => Promise<AddressInfo | string | null>
  /** Accepts no new connections; every request already sent gets its response. */
  drain: () => Promise<void>
  isDraining: () => boolean
}

/**
 * An HTTP server that can be shut down without failing any request. Node's own `close` cuts keep-alive
 * connections, even while a request is on its way: here they get `Connection: close` with their next response
 * first, and only silent ones are closed.
 */
export function createDrainingServer(listener: RequestListener): DrainingServer {
  const server = createServer()
  server.headersTimeout = 15_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000
  // Each connection with its latest response, which will be the last one. A listener for every response would
  // slow down every page.
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
      // In a busy process timers run before pending socket data is read.
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
      // Connections that have already arrived are accepted before the server closes.
      await whatHasArrived()
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      const hurry = setTimeout(() => server.closeAllConnections(), longestAnswerMs)
      await Promise.all([closed, sweep()])
      clearTimeout(hurry)
    },
  }
}

/** Fails as listening itself would, but never accepts a connection. */
export async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const probe = createDrainingServer((_request, response) => response.destroy())
  await probe.listen(port, host)
  await probe.drain()
}
