import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type ExtraField, extraFields } from '../../../domain/booking/traveller-fields.ts'
import { checkDigit } from '../../../domain/trip/strip/check-digits.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { visitOf } from '../../testing/place-visitors.ts'
import { book, person } from '../../testing/test-deps.ts'
import { placeStatus } from '../place/staff-look.ts'
import { saveOwn } from './save-own.ts'
import { saveStrip } from './save-strip.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

/** The machine-readable zone of an Italian passport. */
function strip(names: string, expiry: string): string {
  const number = `YB7654321${checkDigit('YB7654321')}`
  const birth = `900520${checkDigit('900520')}`
  const rest = `${expiry}${checkDigit(expiry)}<<<<<<<<<<<<<<0`
  const second = `${number}ITA${birth}F${rest}${checkDigit(number + birth + rest)}`
  return `${`P<ITA${names}`.padEnd(44, '<')}\n${second}`
}

async function travellerOf({ id }: Booking, seat = 0) {
  const stored = (await findBooking(deps.db, id))?.travelers[seat]
  if (!stored) throw new Error('nobody there')
  return { stored, open: openTraveller(stored) }
}

it('keeps number, expiry and nationality, sealed, and says nothing where all fits', async () => {
  const booking = await book(deps)
  const text = strip('ROSSI<<GIULIA', '991231')
  expect(await saveStrip(deps, await visitOf(deps, booking), 0, text)).toEqual({ misfits: [] })
  const { stored, open } = await travellerOf(booking)
  expect(open).toMatchObject({
    passportNumber: 'YB7654321',
    documentExpiry: '2099-12-31',
    nationality: 'ITA',
    documentMisfit: '',
    address: 'Via Roma 1, Ancona',
  })
  for (const sealed of [stored.passportNumber, stored.documentExpiry, stored.nationality]) {
    expect(sealed).toMatch(/^enc:v1:/)
  }
  const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
  expect(entries.map(({ action }) => action)).toContain('trip_document_read')
  expect(JSON.stringify(entries)).not.toContain('YB7654321')
})

it('says at once what does not fit, and to staff in words', async () => {
  const booking = await book(deps)
  const text = strip('VERDI<<ANNA', '200101')
  expect((await saveStrip(deps, await visitOf(deps, booking), 0, text)).misfits).toEqual([
    'name',
    'expired',
  ])
  const { party } = await placeStatus(deps, booking.id)
  expect(party[0]?.document).toBe(
    'Il nome sul documento non è quello della prenotazione; Il documento scade prima del ritorno',
  )
})

it('takes only what its digits vouch for, and only of who may fill in', async () => {
  const booking = await book(deps, {}, [person(), person({ firstName: 'Marco', email: null })])
  const text = strip('ROSSI<<GIULIA', '991231')
  await expect(
    saveStrip(deps, await visitOf(deps, booking), 0, text.replace('YB7654321', 'YB7654322')),
  ).rejects.toThrow('DOCUMENT_UNREADABLE')
  await expect(saveStrip(deps, await visitOf(deps, booking), 1, text)).rejects.toThrow('FORBIDDEN')
  await expect(saveStrip(deps, await visitOf(deps, booking, 1), 0, text)).rejects.toThrow(
    'FORBIDDEN',
  )
  expect((await travellerOf(booking)).open.passportNumber).toBe('YA1234567')
})

const nothingElse = Object.fromEntries(extraFields.map((name) => [name, ''])) as Record<
  ExtraField,
  string
>

it('a number that is typed afterwards leaves nothing of the document before', async () => {
  const booking = await book(deps)
  await saveStrip(deps, await visitOf(deps, booking), 0, strip('ROSSI<<GIULIA', '991231'))
  await saveOwn(deps, await visitOf(deps, booking), 0, {
    birthDate: null,
    passportNumber: 'YC1111111',
    ...nothingElse,
  })
  expect((await travellerOf(booking)).open).toMatchObject({
    passportNumber: 'YC1111111',
    documentExpiry: '',
    nationality: '',
  })
})
