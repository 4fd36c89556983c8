import { expect, it } from 'vitest'
import { askingText, lastNameChange } from './requests.ts'

it('offers to correct a name only while that can still be asked for', () => {
  const startDate = '2027-04-10'
  const last = lastNameChange(startDate)
  expect(last).toBe('2027-04-03')
  expect(askingText(true, startDate, last)).toMatch(/^Un nome da correggere, un’altra data,/)
  expect(askingText(true, startDate, '2027-04-04')).toMatch(/^Un’altra data,/)
  expect(askingText(false, startDate, last)).toMatch(/^Il tuo nome da correggere o un extra/)
  expect(askingText(false, startDate, '2027-04-04')).toMatch(/^Un extra in più:/)
})
