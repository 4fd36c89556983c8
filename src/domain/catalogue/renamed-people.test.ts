import { expect, test } from 'vitest'
import { renamedPeople } from './renamed-people.ts'

const sara = { key: 'member/sara', name: 'Sara Conti' }
const luca = { key: 'member/luca', name: 'Luca Neri' }
const married = { ...sara, name: 'Sara Neri' }

test('whoever was renamed is meant by the name they had', () => {
  expect([...renamedPeople([sara, luca, married], [married, luca])]).toEqual([
    ['Sara Conti', 'Sara Neri'],
  ])
  const rosa = { ...sara, name: 'Rosa Conti' }
  expect([...renamedPeople([sara], [rosa])]).toEqual([
    ['Sara Conti', 'Rosa Conti'],
    ['Sara', 'Rosa'],
  ])
})

test('a name that somebody else has today is theirs; who is gone keeps the name they had', () => {
  const other = { key: 'member/other', name: 'Sara Conti' }
  expect(renamedPeople([sara], [{ ...sara, name: 'Rosa Conti' }, other]).size).toBe(0)
  expect(renamedPeople([sara], [luca]).size).toBe(0)
})
