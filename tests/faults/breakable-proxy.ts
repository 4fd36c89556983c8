import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type BreakableProxy = {
  url: string
  /** Every open connection dies, new ones are refused until `mend`. */
  cut: () => void
  mend: () => void
  /** The next statement with this text reaches the server, but its answer never comes back. */
  loseAnswerTo: (text: string) => void
  lost: () => number
  close: () => Promise<void>
}

/** As the protocol prepares a statement: its name, then its text, each closed by a zero byte. */
const preparation = /P[\s\S]{4}([^\0]+)\0([^\0]+)\0/g

/** What is sent, with the texts of the statements that it only names because they were prepared before. */
function spellOut(message: string, known: Map<string, string>): string {
  for (const [, name = '', text = ''] of message.matchAll(preparation)) known.set(name, text)
  const named = [...known].filter(([name]) => message.includes(`\0${name}\0`))
  return [message, ...named.map(([, text]) => text)].join('\n').toLowerCase()
}

/** Stands between the site and its database, and breaks when it is told to. */
export async function startBreakableProxy(databaseUrl: string): Promise<BreakableProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const statements = new Map<string, string>()
  let broken = false
  let fatalText: string | undefined
  let lost = 0

  const server: Server = createServer((client) => {
    if (broken) {
      client.destroy()
      return
    }
    const upstream = connect(Number(target.port), target.hostname)
    let deaf = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (data) => {
      const asked = spellOut(data.toString('latin1'), statements)
      if (fatalText && asked.includes(fatalText)) {
        fatalText = undefined
        deaf = true
      }
      upstream.write(data)
    })
    upstream.on('data', (data) => {
      if (!deaf) client.write(data)
      else {
        lost += 1
        client.destroy()
        upstream.destroy()
      }
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    cut: () => {
      broken = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      broken = false
    },
    loseAnswerTo: (text) => {
      fatalText = text
    },
    lost: () => lost,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
