import { expect, it } from 'vitest'
import { whatVisitorsSee } from './what-visitors-see.ts'

it.each([
  [[{ key: 'trip/a', show: false }], [], 'Resta nascosto: i visitatori non lo vedono.'],
  [[{ key: 'trip/a', show: true }], ['trip/a'], 'In pochi secondi è sul sito.'],
  [
    [{ key: 'trip/a', show: false }, { key: 'page/home' }],
    ['page/home'],
    'In pochi secondi è sul sito.',
  ],
])('nobody is told that visitors see what stays hidden: %j', (documents, seen, text) => {
  const told = whatVisitorsSee(documents)
  expect(told).toMatchObject({ seen, text })
  expect([...told.seen, ...told.unseen].toSorted()).toEqual(
    documents.map(({ key }) => key).toSorted(),
  )
})
