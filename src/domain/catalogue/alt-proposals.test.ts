import { expect, test } from 'vitest'
import { altProposals } from './alt-proposals.ts'

const title = 'Grecia: Atene e le Cicladi'
const places = [
  'Acropoli di Atene',
  'Villaggi di Naxos',
  'Caldera di Santorini',
  'In Grecia a piedi',
]

test('the places of the trip, with its name where they do not say it', () => {
  expect(altProposals({ title, places, fileName: 'IMG_2031.jpg' })).toEqual([
    'Acropoli di Atene, Grecia',
    'Villaggi di Naxos, Grecia',
    'Caldera di Santorini, Grecia',
    'In Grecia a piedi',
  ])
})

test('what the file is called comes first', () => {
  const [first] = altProposals({ title, places, fileName: 'santorini-tramonto (2).HEIC' })
  expect(first).toBe('Caldera di Santorini, Grecia')
})

test('what a camera or a chat calls its files names no place', () => {
  const [first] = altProposals({
    title: 'Prova',
    places: ['Mercato', 'Photo trekking'],
    fileName: 'photo-foto-IMG.jpg',
  })
  expect(first).toBe('Mercato, Prova')
})

test('a document without places has nothing to propose', () => {
  expect(altProposals({ title: 'Chi siamo', places: [], fileName: 'gruppo.jpg' })).toEqual([])
})
