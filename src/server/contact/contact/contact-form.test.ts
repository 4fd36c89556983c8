import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { limits } from '../../http/rate-limit.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { answerContactForm } from './contact-form.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

const frame =
  '<!doctype html><html><head><title data-page="">Contattaci</title><link rel="modulepreload" href="/a.js"></head><body><header>Testata</header><main id="contenuto">vecchio</main><script>1</script></body></html>'

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/api/contact-form', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })
  const context = {
    ...deps,
    requestId: 'test',
    address: headers.address ?? '127.0.0.1',
    headers: request.headers,
  }
  const response = await answerContactForm(request, context, frame)
  return { status: response.status, page: await response.text() }
}

const message = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email,
  phone: '',
  destination: '',
  message: 'Avete posto per due a "maggio" <b>?</b>',
  website: '',
})

const later = (ms: number) => {
  deps.clock.now = new Date(deps.clock.now.getTime() + ms)
}

const stored = (email: string) =>
  deps.db.select().from(contactMessages).where(eq(contactMessages.email, email))

describe('the contact form without code', () => {
  it('is received once, when it has been confirmed, and thanked for in the look of the site', async () => {
    const email = 'ada@posta.example'
    const asked = await post(message(email))
    expect(asked.page).toContain("Confermi l'invio?")
    expect(asked.page).toContain('Avete posto per due')
    expect(await stored(email)).toHaveLength(0)
    const conferma = /name="conferma" value="([^"]+)"/.exec(asked.page)?.[1] ?? ''
    later(2_000)
    const { status, page } = await post({ ...message(email), conferma })
    expect(status).toBe(200)
    expect(page).toContain('Messaggio inviato')
    expect(page).toContain('Testata')
    expect(page).not.toMatch(/<script|modulepreload|vecchio/)
    await post({ ...message(email), conferma })
    expect(await stored(email)).toHaveLength(1)
  })

  it('believes only its own word for the time, for this very message, and not in no time', async () => {
    const email = 'fretta@posta.example'
    const asked = await post(message(email))
    const conferma = /name="conferma" value="([^"]+)"/.exec(asked.page)?.[1] ?? ''
    await post({ ...message(email), conferma })
    later(2_000)
    await post({ ...message(email), message: 'Un altro testo', conferma })
    await post({ ...message(email), conferma: `${conferma.slice(0, -1)}_` })
    await post({ ...message(email), conferma: 'abc.def' })
    expect(await stored(email)).toHaveLength(0)
  })

  it('keeps every word when something is missing', async () => {
    const { status, page } = await post({ ...message('ada@'), lastName: '' })
    expect(status).toBe(400)
    expect(page).toContain('Inserisci il cognome')
    expect(page).toContain('Inserisci un indirizzo email valido')
    expect(page).toContain('value="Ada"')
    expect(page).toContain('Avete posto per due a &#34;maggio&#34; &#60;b&#62;?&#60;/b&#62;')
  })

  it('thanks robots and forgets them', async () => {
    const email = 'robot@posta.example'
    const { status } = await post({ ...message(email), website: 'https://spam.example' })
    expect(status).toBe(200)
    expect(await stored(email)).toHaveLength(0)
  })

  it('takes no forms of other sites', async () => {
    const email = 'altrove@posta.example'
    const { status } = await post(message(email), { 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(403)
    expect(await stored(email)).toHaveLength(0)
  })

  it('has a limit, and loses nothing beyond it', async () => {
    const from = { address: '203.0.113.9' }
    for (let call = 0; call < limits.message; call += 1) {
      await post({ ...message('molti@posta.example'), website: 'x' }, from)
    }
    const { status, page } = await post(message('molti@posta.example'), from)
    expect(status).toBe(429)
    expect(page).toContain('Troppe richieste')
    expect(page).toContain('value="Ada"')
  })
})
