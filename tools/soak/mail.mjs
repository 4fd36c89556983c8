import { SMTPServer } from 'smtp-server'

/** A mail server that counts what it is given by the id of the message, and hangs when told to. */
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
        // Whoever gets no answer must not think that the mail has left.
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
      // Back again, it says to those who have waited that they may try once more.
      if (!value)
        for (const done of hanging.splice(0))
          done(Object.assign(new Error('busy'), { responseCode: 451 }))
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
