import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addIban, book, testDeps } from '../../testing/test-deps.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { declareTransfer } from '../payments/declare-transfer.ts'
import { cassaOverview, mondayOf } from './overview.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
const actor = { id: null, name: 'Marta' }

const inDays = (days: number) => addDays(todayInRome(deps.now()), days)
const pay = (bookingId: string, amount: number) =>
  confirmPayment(deps, { bookingId, amount, externalId: randomUUID(), actor })

describe('what is expected in the next 90 days', () => {
  it('comes from plans, balances and declared transfers, by week and by account', async () => {
    const iban = await addIban(deps.db, { iban: 'IT40S0542811101000000123457' })
    const terms = { ibanId: iban.id, startDate: inDays(110), endDate: inDays(119) }
    const instalments = [
      { percentage: 20, dueOn: inDays(20) },
      { percentage: 20, dueOn: inDays(60) },
      { percentage: 20, dueOn: inDays(105) },
    ]
    const planned = await book(deps, { ...terms, instalments })
    await pay(planned.id, 100_000)
    const declared = await book(deps, terms)
    await declareTransfer(deps, declared.id)
    await book(deps, terms)

    const { weeks, accounts, departures } = await cassaOverview(deps)
    const expectedIn = (days: number) =>
      weeks.find(({ week }) => week === mondayOf(inDays(days)))?.expected
    // 40 euro of the deposit count towards the first instalment; the third is due after the 90 days.
    expect(expectedIn(20)).toBe(44_000)
    expect(expectedIn(60)).toBe(48_000)
    expect(expectedIn(0)).toBe(96_000)
    expect(expectedIn(80)).toBe(144_000)
    const account = accounts.find((one) => one.account === 'IT40S0542811101000000123457')
    expect(account).toMatchObject({ expected: 44_000 + 48_000 + 96_000 + 144_000 })
    expect(accounts.reduce((sum, { received }) => sum + received, 0)).toBe(100_000)
    expect(departures.find(({ startDate }) => startDate === terms.startDate)).toMatchObject({
      total: 720_000,
      paid: 100_000,
      light: 'yellow',
    })
  })

  it('turns the light red once an instalment is late', async () => {
    const dates = { startDate: inDays(140), endDate: inDays(149) }
    const instalments = [
      { percentage: 30, dueOn: inDays(10) },
      { percentage: 30, dueOn: inDays(100) },
    ]
    const { id } = await book(deps, { ...dates, instalments })
    await pay(id, 96_000)
    const lightAfter = async (days: number) => {
      const now = () => new Date(deps.clock.now.getTime() + days * 86_400_000)
      const { departures } = await cassaOverview({ ...deps, now })
      return departures.find(({ startDate }) => startDate === dates.startDate)?.light
    }
    expect(await lightAfter(10)).toBe('yellow')
    expect(await lightAfter(11)).toBe('red')
    await pay(id, 72_000)
    expect(await lightAfter(11)).toBe('green')
  })
})
