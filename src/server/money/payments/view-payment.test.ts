import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, book, callApi, testDeps } from '../../testing/test-deps.ts'
import { confirmPayment } from './confirm-payment.ts'

const database = await databaseOfThisFile()
const actor = { id: 'staff', name: 'Marta' }

describe('the payment page once the deposit is in', () => {
  it('says how the balance is paid, whatever part of it has come already', async () => {
    const deps = testDeps(database.db)
    const { id, paymentReference } = await book(deps)
    const pay = (amount: number) =>
      confirmPayment(deps, { bookingId: id, amount, externalId: randomUUID(), actor })
    const view = async () => (await callApi(deps, 'GET', `/bookings/${id}/payment`)).body
    await pay(96_000)
    expect(await view()).toMatchObject({
      booking: {
        paymentStatus: 'deposit_paid',
        acceptsPayment: false,
        amountDue: 144_000,
        balanceDueDate: nextYear('03-11'),
      },
      causale: paymentReference,
      epcPayload: expect.stringContaining('EUR1440.00'),
    })
    await pay(44_000)
    expect(await view()).toMatchObject({ booking: { amountDue: 100_000 } })
    await pay(100_000)
    expect(await view()).toMatchObject({
      booking: { paymentStatus: 'paid', amountDue: 0 },
      epcPayload: null,
    })
  })
})

it('says how certain the departure is until the group has left', async () => {
  const deps = testDeps(database.db)
  await addDeparture(deps.db)
  const { id, startDate } = await book(deps)
  const barometer = async () =>
    (await callApi(deps, 'GET', `/bookings/${id}/payment`)).body.barometer
  expect(await barometer()).toMatchObject({ isConfirmed: false })
  deps.clock.now = new Date(`${startDate}T12:00:00Z`)
  expect(await barometer()).toBeNull()
})

describe('the payment page whose hold has just ended', () => {
  it('counts the spots that are still its own until they are released', async () => {
    const deps = testDeps(database.db)
    const startDate = nextYear('05-02')
    await addDeparture(deps.db, { startDate, spotsAvailable: 1 })
    const { id, spotsHeldUntil } = await book(deps, { startDate, endDate: nextYear('06-30') })
    await deps.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
    const view = async () => (await callApi(deps, 'GET', `/bookings/${id}/payment`)).body
    expect(await view()).toMatchObject({ spots: 0, booking: { spotsReleased: false } })
    deps.clock.now = spotsHeldUntil ?? deps.clock.now
    expect(await view()).toMatchObject({ spots: 1, booking: { spotsReleased: true } })
  })
})
