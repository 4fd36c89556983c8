import { describe, expect, it } from 'vitest'
import { mailKinds } from '../../../domain/mail-kinds.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { databaseOfThisFile } from '../database-of-this-file.ts'
import { sampleMails } from './sample-mails.ts'
import { openSamples } from './samples.ts'
import { samplePapers } from './texts-page.ts'

const database = await databaseOfThisFile()
const samples = await openSamples(database.db)

/** Text that appears when a value was missing. */
const holes = /undefined|\bnull\b|NaN|Invalid Date|\[object|\{\{|€ ?€|\s[,.;:]|\.\.(?!\.)/

describe('every mail that the site can write', () => {
  it.each(Object.keys(mailKinds))('%s is whole, from subject to last line', (kind) => {
    const mail = (sampleMails(samples) as Record<string, Mail | undefined>)[kind]
    if (!mail) throw new Error('No sample')
    expect(mail.kind).toBe(kind)
    expect(mail.recipient).toContain('@')
    expect(mail.subject.length).toBeGreaterThan(8)
    expect(mail.subject.length).toBeLessThanOrEqual(110)
    expect(mail.subject).not.toMatch(holes)
    expect(mail.text).not.toMatch(holes)
    expect(mail.html).toContain('lang="it"')
  })

  it('the test finds a sentence with a hole', () => {
    expect('Ciao undefined, ecco il riepilogo.').toMatch(holes)
    expect('Il saldo è di € €.').toMatch(holes)
  })
})

it('every paper that a traveller gets is drawn', async () => {
  const papers = await samplePapers(samples)
  expect(papers.map(({ title }) => title)).toHaveLength(7)
  for (const { file } of papers) expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
})
