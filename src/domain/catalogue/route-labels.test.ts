import { describe, expect, it } from 'vitest'
import { labelsOf } from './route-labels.ts'

const sheet = { width: 400, height: 260 }

describe('the name of a place', () => {
  it('stands to the right of its place, where nothing is in its way', () => {
    const [label] = labelsOf(['Dahab'], [{ x: 100, y: 100 }], [{ x: 100, y: 100 }], sheet)
    expect(label).toEqual({ x: 115, y: 105, anchor: 'start' })
  })

  it('stays on the sheet', () => {
    const [label] = labelsOf(['Grand Canyon West'], [{ x: 370, y: 100 }], [], sheet)
    expect(label?.anchor).toBe('end')
  })

  it('gives way to the line', () => {
    const places = [
      { x: 40, y: 100 },
      { x: 360, y: 100 },
    ]
    const labels = labelsOf(['Kyoto', 'Tokyo'], places, places, sheet)
    for (const { y } of labels) expect(Math.abs(y - 100)).toBeGreaterThan(9)
  })
})

it('names of neighbours do not lie on each other', () => {
  const places = [
    { x: 300, y: 150 },
    { x: 320, y: 162 },
    { x: 330, y: 185 },
  ]
  const names = ['Valle Sacra', 'Machu Picchu', 'Cusco']
  const [sacra, picchu, cusco] = labelsOf(names, places, places, sheet)
  const apart = (one = sacra, other = picchu) =>
    Math.abs((one?.y ?? 0) - (other?.y ?? 0)) >= 13 || one?.anchor !== other?.anchor
  expect([apart(sacra, picchu), apart(picchu, cusco), apart(sacra, cusco)]).toEqual([
    true,
    true,
    true,
  ])
})
