import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app/app.ts'
import { csvLine } from '../../src/server/office/exports/csv.ts'
import { documentUploads } from '../../src/server/platform/db/schema/bookings.ts'
import { staffUsers } from '../../src/server/platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { serverOfThisFile } from '../../src/server/testing/server-of-this-file.ts'
import { addLink } from '../../src/server/testing/test-deps.ts'
import { openOffice } from '../../src/server/testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
let logged = ''
const sink = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk)
    done()
  },
})
const deps = { ...office.deps, log: pino({ level: 'info' }, sink) }
const base = await serverOfThisFile(createApp({ deps, auth: office.auth }))

describe('whoever reads the log', () => {
  test.each(['giulia', 'k3v9aa72bb1c', 'senza-cifre-ma-segreto', 'A'.repeat(60)])(
    'finds no token in it, however it looks: %s',
    async (token) => {
      await addLink(database.db, { token })
      for (const path of [
        `/api/booking-links/${token}`,
        `/api/verification-links/${token}/open`,
        `/api/bookings/${token}`,
        `/api/unknown/${token}`,
        `/${token}`,
        `/api/contact-messages?token=${token}`,
      ]) {
        await fetch(base + path)
      }
      expect(logged).toContain('/api/booking-links/:id')
      expect(logged).not.toContain(token)
    },
  )
})

describe('a photograph that is more than a picture', () => {
  test('runs nothing, is embedded by nobody, and keeps its own policy on the way out', async () => {
    await office.deps.files.put('docs-1/passport-1', Buffer.from('<script>alert(1)</script>'))
    const [file] = await database.db
      .insert(documentUploads)
      .values({
        batchId: randomUUID(),
        documentType: 'passport',
        filePath: 'docs-1/passport-1',
        mimeType: 'image/jpeg',
        sizeBytes: 3,
        deleteAfter: new Date(Date.now() + 86_400_000),
      })
      .returning()
    const answer = await fetch(`${base}/api/admin/documents/files/${file?.id}`, {
      headers: { cookie: office.cookies.consultant },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('control: other answers carry the policy of their kind', async () => {
    const { headers } = await fetch(`${base}/api/site-settings`)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; base-uri 'none'/)
    const page = await fetch(`${base}/api/docs`)
    expect(page.headers.get('content-security-policy')).toContain("base-uri 'none'")
  })
})

test.each(['=1+1', '＝1+1', '＋39', '－1', '＠SUM(A1)', ' =1', '\t=1'])(
  'a name that begins like a formula stays a name in the list: %s',
  (name) => {
    expect(csvLine([name]).replace(/^"/, '')).toMatch(/^'/)
    expect(csvLine(['Giulia'])).toBe('Giulia\r\n')
  },
)

test('an access that is taken away or half-way in opens nothing, whatever it knows', async () => {
  const { cookie } = await office.signIn('consultant@ondalta.example', 'una-password-lunga')
  expect((await office.call(cookie, 'GET', '/bookings')).status).toBe(200)
  await database.db
    .update(staffUsers)
    .set({ banned: true })
    .where(eq(staffUsers.email, 'consultant@ondalta.example'))
  expect((await office.call(cookie, 'GET', '/bookings')).status).toBe(401)
})
