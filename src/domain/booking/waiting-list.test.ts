import { describe, expect, it } from 'vitest'
import { partiesThatFit } from './waiting-list.ts'

const queue = (...sizes: number[]) => sizes.map((people, turn) => ({ turn, people }))
const turns = (sizes: number[], free: number) =>
  partiesThatFit(queue(...sizes), free).map(({ turn }) => turn)

describe('places that came free', () => {
  it.each([
    ['go to whoever came first', [2, 2], 2, [0]],
    ['go to several parties where there are enough', [2, 1, 3], 6, [0, 1, 2]],
    ['are never given in part', [4], 3, []],
    ['do not wait for a party that is too large', [4, 2, 2], 3, [1]],
    ['go to the large party before the small ones when it fits', [4, 2], 4, [0]],
    ['go to nobody when there are none', [1], 0, []],
  ])('%s', (_, sizes, free, expected) => {
    expect(turns(sizes, free)).toEqual(expected)
  })
})
