import { describe, expect, it } from 'vitest'
import type { SiteFiles } from '../http/site-files.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { serverOfThisFile } from '../testing/server-of-this-file.ts'
import { addLink, book, testDeps } from '../testing/test-deps.ts'
import { isPrivateLink, privatePage, sendPrivatePage } from './private-pages.ts'

const shell =
  '<head><title data-page="">Ondalta</title><meta name="robots" content="noindex, nofollow"></head>' +
  '<template id="frame" data-needs="{}"><p>Serve aiuto?</p></template><div id="root"></div>'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
const site = { shell: { bodies: { identity: Buffer.from(shell) } } } as unknown as SiteFiles
const origin = await serverOfThisFile((request, response) => {
  if (isPrivateLink(request))
    void sendPrivatePage(request, response, { deps, site, headers: { 'X-Frame': 'no' } })
  else response.writeHead(204).end()
})

const open = async (path: string, init?: RequestInit) => {
  const answer = await fetch(`${origin}${path}`, init)
  return { answer, html: await answer.text() }
}

describe('the real path of a private link', () => {
  it('shows the frame at once, and a card of trip and agency', async () => {
    const { token } = await addLink(deps.db, { travelTitle: 'Tokyo & "Kyoto"' })
    const { answer, html } = await open(`/prenotazione/${token}`)
    expect(html).toContain('<div id="root"><p>Serve aiuto?</p></div>')
    expect(html).toContain('Tokyo &amp; &quot;Kyoto&quot; | Ondalta Viaggi</title>')
    expect(html).toContain('/pictures/share/tokyo-kyoto.jpg')
    expect(html).toContain('noindex, nofollow')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('x-frame')).toBe('no')
  })

  it('says nothing about who booked', async () => {
    const booking = await book(deps)
    const { html } = await open(`/payment-custom/${booking.id}`)
    expect(html).toContain('og:title" content="Tokyo e Kyoto | Ondalta Viaggi"')
    for (const secret of [booking.contactEmail, booking.id, booking.paymentReference])
      expect(html).not.toContain(secret)
  })

  it('opens nothing twice: a verification keeps its one use', async () => {
    const { html } = await open('/passport-verification?token=qualcuno')
    expect(html).toContain('La tua area personale')
    expect(html).not.toContain('qualcuno')
  })

  it.each(['/prenotazione', '/prenotazione/sconosciuto', '/payment-custom/nessuno'])(
    'is a plain card where nothing stands behind it: %s',
    async (path) => {
      const { answer, html } = await open(path)
      expect(answer.status).toBe(200)
      expect(html).toContain('La tua area personale | Ondalta Viaggi')
    },
  )

  it('asks for code, style and data of the page behind the frame, and for no data without a token', () => {
    const needs = { prenotazione: ['/assets/a.css', '/assets/b.js', '/api/booking-links/@'] }
    const full = shell.replace('{}', JSON.stringify(needs).replaceAll('"', '&quot;'))
    const behind = (path: string) =>
      privatePage(full, '', path).split('<p>Serve aiuto?</p></div>')[1]
    const files =
      '<link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" fetchpriority="low" href="/assets/b.js">'
    expect(behind('/prenotazione/abc-1')).toBe(
      `${files}<link rel="preload" as="fetch" crossorigin href="/api/booking-links/abc-1">`,
    )
    expect(behind('/prenotazione')).toBe(files)
    expect(behind('/prenotazione/"><script>')).toBe(files)
    expect(behind('/payment-custom/abc')).toBe('')
  })

  it('leaves other pages alone', async () => {
    for (const path of ['/admin', '/travel/grecia', '/prenotazione/a/b', '/payment'])
      expect((await open(path)).answer.status).toBe(204)
    expect((await open('/prenotazione/x', { method: 'POST' })).answer.status).toBe(204)
  })
})
