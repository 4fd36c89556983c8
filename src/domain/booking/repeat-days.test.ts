import { expect, it } from 'vitest'
import { repeatDays } from './repeat-days.ts'

it.each([
  ['monthly', 2, [], ['2027-02-28', '2027-03-31']],
  ['weekly', 2, [], ['2027-02-07', '2027-02-14']],
  ['fortnightly', 3, [], ['2027-02-14', '2027-02-28', '2027-03-14']],
  [
    'chosen',
    9,
    ['2027-05-01', '2027-03-06', '2027-05-01', '2027-01-31'],
    ['2027-03-06', '2027-05-01'],
  ],
] as const)('%s', (rhythm, times, days, expected) => {
  expect(repeatDays('2027-01-31', { rhythm, times, days })).toEqual(expected)
})
