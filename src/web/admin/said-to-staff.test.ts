import { expect, it } from 'vitest'
import { adminContract } from '../../contract/admin/contract.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import { saidToStaff } from './said-to-staff.ts'

/** Every error code of the calls on bookings. */
const refusals = Object.values(adminContract.bookings).flatMap(
  (call) => Object.keys(call['~orpc'].errorMap) as (keyof typeof errorCatalogue)[],
)

it.each([...new Set(refusals)])('%s sends no consultant to their consultant', (code) => {
  const { message } = errorCatalogue[code]
  expect(saidToStaff({ code, message })).not.toContain('al tuo consulente')
})
