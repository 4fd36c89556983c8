import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../server/catalogue/editions/first-edition.ts'
import { assembleCatalogue } from './catalogue.ts'
import { keptSince, monthsText, retentionMonths, retentionTable } from './retention.ts'

const privacyPolicy = assembleCatalogue(firstEdition).legal.privacy

describe('the first day that is kept', () => {
  it.each([
    ['2026-11-15T12:00:00Z', 24, '2024-11-15'],
    ['2026-11-15T12:00:00Z', 6, '2026-05-15'],
    ['2026-08-31T12:00:00Z', 6, '2026-02-28'],
    // Already the next day in Rome.
    ['2026-12-31T23:30:00Z', 12, '2026-01-01'],
  ])('%s, %d months: %s', (now, months, expected) => {
    expect(keptSince(new Date(now), months)).toBe(expected)
  })
})

describe('the table of the privacy policy', () => {
  const { columns, rows } = retentionTable()
  const periodOf = (what: string) => rows.find(([first]) => first?.startsWith(what))?.[1]

  it.each([
    ['Messaggi del modulo di contatto', monthsText(retentionMonths.contactMessages)],
    ['Copie delle email', monthsText(retentionMonths.mails)],
    ['Link ed esiti della verifica', monthsText(retentionMonths.verificationLinks)],
    ['Intestatario, circuito e ultime quattro cifre', monthsText(retentionMonths.cardAttempts)],
    ['Registrazioni dei clic su WhatsApp', monthsText(retentionMonths.whatsappClicks)],
    ['Registri tecnici e di sicurezza', monthsText(retentionMonths.technicalRecords)],
    ['Dispositivi da cui il personale', monthsText(retentionMonths.knownDevices)],
    ['Diario dei coordinatori', '3 anni'],
    ['Registro delle operazioni del personale', '5 anni'],
    ['Prenotazioni, contratti accettati', '10 anni'],
    ['Numeri di passaporto, date di nascita e indirizzi', '90 giorni'],
    ['Immagini di passaporti e selfie collegate a un viaggio', '90 giorni'],
    ['Immagini di passaporti e selfie senza un viaggio', '7 giorni'],
    ['Conteggi che limitano le richieste', '24 ore'],
  ])('%s: %s', (what, period) => {
    expect(periodOf(what)).toBe(period)
  })

  it('has three columns everywhere and no line twice', () => {
    expect(rows.every((row) => row.length === columns.length)).toBe(true)
    expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length)
  })

  it('stands in the privacy policy', () => {
    const section = privacyPolicy.sections.find(({ id }) => id === 'conservazione')
    expect(section?.body).toContainEqual({ table: 'retention' })
  })
})
