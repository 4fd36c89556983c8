import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { addIban, book, callApi } from '../../testing/test-deps.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

beforeEach(async () => {
  for (const table of [travelBookings, outbox]) await deps.db.delete(table)
})

describe('a link whose account can’t be read', () => {
  it('shows the agency’s account with a warning and tells staff once', async () => {
    const booking = await book(deps, { ibanId: null, kind: 'admin' })
    const view = () => callApi(deps, 'GET', `/bookings/${booking.id}/payment`)
    expect((await view()).body.account).toEqual({
      accountHolder: 'Ondalta Viaggi S.r.l.',
      iban: 'IT60X0542811101000000123456',
      bankName: 'IBAN di Default (Errore nel recupero)',
      isActive: true,
      isDefault: true,
    })
    await view()
    const told = await deps.db.select().from(outbox).where(eq(outbox.kind, 'missing_account'))
    expect(told).toHaveLength(1)
    const logged = await deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, booking.bookingLinkId ?? ''))
    expect(logged.map((entry) => entry.action)).toEqual(['missing_account'])
  })

  it('is not the case for one that was deactivated: it goes on working', async () => {
    const { id: ibanId } = await addIban(deps.db, {
      isActive: false,
      iban: 'DE89370400440532013000',
    })
    const booking = await book(deps, { ibanId })
    const { body } = await callApi(deps, 'GET', `/bookings/${booking.id}/payment`)
    expect(body.account).toMatchObject({ isActive: false, isDefault: false })
    expect(body.epcPayload).toBe(
      `BCD\n002\n1\nSCT\n\n${(body.account as { accountHolder: string }).accountHolder}\nDE89370400440532013000\nEUR960.00\n\n\n${booking.paymentReference}`,
    )
    expect(body.cardMode).toBe('form')
  })
})
