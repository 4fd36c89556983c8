import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Received = {
  to: string[]
  headers: Map<string, string>
  text: string
  html: string
  files: string[]
}

export type MailServer = {
  url: string
  received: Received[]
  /** When set, it refuses all mail. */
  refuse: boolean
  connections: number
  empty: () => void
  close: () => Promise<void>
}

/** A mail server that keeps received mails in readable form. */
export async function openMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      mailbox.connections += 1
      done()
    },
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        if (mailbox.refuse) {
          done(Object.assign(new Error('mailbox full'), { responseCode: 452 }))
          return
        }
        mailbox.received.push(parseMail(raw, session.envelope.rcptTo))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  const mailbox: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refuse: false,
    connections: 0,
    empty: () => Object.assign(mailbox, { received: [], refuse: false }),
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
  return mailbox
}

/** Just enough MIME for our own mails: folded headers, encoded words, two parts. */
function parseMail(raw: string, rcptTo: { address: string }[]): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = headersOf(head)
  // With an attachment the text parts are one level deeper.
  const boundaries = [...raw.matchAll(/boundary="?([^";\r\n]+)"?/g)].map(([, name = '']) => name)
  const parts = boundaries.reduce(
    (found, boundary) => found.flatMap((part) => part.split(`--${boundary}`)),
    [rest.join('\r\n\r\n')],
  )
  const body = (type: string) => {
    const part = parts.find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? ''
    const [partHead = '', ...lines] = part.trimStart().split('\r\n\r\n')
    return decodeBody(lines.join('\r\n\r\n'), headersOf(partHead).get('content-transfer-encoding'))
  }
  return {
    to: rcptTo.map(({ address }) => address),
    headers,
    text: body('text/plain'),
    html: body('text/html'),
    files: [...raw.matchAll(/filename="?([^";\r\n]+)"?/g)].map(([, name = '']) => name),
  }
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())]
    }),
  )
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('utf8')
        : quotedPrintable(value.replaceAll('_', ' ')),
    )
}

function decodeBody(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedPrintable(text) : text
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
