import { expect, it } from 'vitest'
import { numbersAfter, seatOfNumber, travellerNumber } from './traveller-numbers.ts'

const plain = (people: number) => ({
  travelers: Array.from({ length: people }),
  travellerNumbers: null,
})

it('everybody has the number of their seat until somebody moves', () => {
  expect([0, 1, 2].map((seat) => travellerNumber(plain(3), seat))).toEqual([1, 2, 3])
  expect(numbersAfter(plain(2), [0, 1])).toBeNull()
  expect(numbersAfter(plain(2), [0, 1, null])).toBeNull()
})

it('who moves up keeps their number, and nobody is given that of who left', () => {
  const after = { travelers: ['A', 'C'], travellerNumbers: numbersAfter(plain(3), [0, 2]) }
  expect([0, 1].map((seat) => travellerNumber(after, seat))).toEqual([1, 3])
  expect(seatOfNumber(after, 3)).toBe(1)
  expect(seatOfNumber(after, 2)).toBeUndefined()
  expect(numbersAfter(after, [0, 1, null])).toEqual({ of: [1, 3, 4], last: 4 })
})

it('the number of the last one who left is not given again either', () => {
  const travellerNumbers = numbersAfter(plain(3), [0, 1])
  expect(travellerNumbers).toEqual({ of: [1, 2], last: 3 })
  expect(numbersAfter({ travelers: ['A', 'B'], travellerNumbers }, [0, 1, null])?.of).toEqual([
    1, 2, 4,
  ])
})
