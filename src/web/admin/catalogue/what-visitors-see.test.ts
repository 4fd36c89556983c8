import { expect, it } from 'vitest'
import { whatVisitorsSee } from './what-visitors-see.ts'

const hidden = { key: 'trip/a', noticed: 'nothing' } as const
const leaving = { key: 'trip/b', noticed: 'gone' } as const
const page = { key: 'page/home', noticed: 'seen' } as const
const shown = { ...hidden, show: true }
const kept = { ...hidden, show: false }

it.each([
  ['what was hidden before and stays so', [hidden], 'Resta nascosto: i visitatori non lo vedono.'],
  ['what is new and kept hidden', [kept], 'Resta nascosto: i visitatori non lo vedono.'],
  ['what is new and shown', [shown], 'In pochi secondi è sul sito.'],
  ['what leaves the site', [leaving, kept], 'In pochi secondi non è più sul sito.'],
  ['what is hidden beside a page', [hidden, page], 'In pochi secondi è sul sito.'],
] as const)('nobody is told that visitors see what they do not: %s', (_name, documents, text) => {
  const told = whatVisitorsSee(documents)
  expect(told.text).toBe(text)
  expect([...told.seen, ...told.gone, ...told.unseen].toSorted()).toEqual(
    documents.map(({ key }) => key).toSorted(),
  )
})

it('each is among those of its kind', () => {
  expect(whatVisitorsSee([kept, leaving, page])).toMatchObject({
    seen: ['page/home'],
    gone: ['trip/b'],
    unseen: ['trip/a'],
  })
})
