import { SMTPServer } from 'smtp-server'

/** A mail server that counts messages by id, and hangs on demand. */
export async function startMailServer() {
  const received = new Map()
  const hanging = []
  let hangs = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        // Without an answer the sender must not record the mail as sent.
        if (hangs) {
          hanging.push(done)
          return
        }
        const id = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'without'
        received.set(id, (received.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    received,
    hang: (value) => {
      hangs = value
      // Afterwards it tells the waiting senders to try again.
      if (!value)
        for (const done of hanging.splice(0))
          done(Object.assign(new Error('busy'), { responseCode: 451 }))
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
