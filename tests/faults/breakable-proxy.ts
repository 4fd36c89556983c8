import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type BreakableProxy = {
  url: string
  /** Destroys every open connection and refuses new ones until `mend`. */
  cut: () => void
  mend: () => void
  /**
   * Destroys every open connection after so many answers, then again after the next count, and so on. Returns
   * a function that tells how many times.
   */
  cutAfterAnswers: (counts: readonly number[]) => () => number
  /** The next statement with this text reaches the server, but its answer is lost. */
  loseAnswerTo: (text: string) => void
  lost: () => number
  close: () => Promise<void>
}

/** How the protocol prepares a statement: its name, then its text, each ended by a zero byte. */
const preparation = /P[\s\S]{4}([^\0]+)\0([^\0]+)\0/g

/** The message, with the texts of prepared statements that it refers to by name only. */
function spellOut(message: string, known: Map<string, string>): string {
  for (const [, name = '', text = ''] of message.matchAll(preparation)) known.set(name, text)
  const named = [...known].filter(([name]) => message.includes(`\0${name}\0`))
  return [message, ...named.map(([, text]) => text)].join('\n').toLowerCase()
}

/** A proxy between the site and its database that breaks on demand. */
export async function startBreakableProxy(databaseUrl: string): Promise<BreakableProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const statements = new Map<string, string>()
  let broken = false
  let fatalText: string | undefined
  let lost = 0
  let cutsToCome: number[] = []
  let answersLeft = 0
  let cuts = 0

  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const countAnswer = () => {
    answersLeft -= 1
    if (answersLeft > 0) return
    cuts += 1
    answersLeft = cutsToCome.shift() ?? 0
    dropAll()
  }

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
      if (!deaf) {
        client.write(data)
        if (answersLeft > 0) countAnswer()
      } else {
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
      dropAll()
    },
    mend: () => {
      broken = false
    },
    cutAfterAnswers: ([first = 0, ...others]) => {
      cuts = 0
      answersLeft = first
      cutsToCome = others
      return () => cuts
    },
    loseAnswerTo: (text) => {
      fatalText = text
    },
    lost: () => lost,
    close: async () => {
      dropAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
