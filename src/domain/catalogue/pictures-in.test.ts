import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { sectionsOf } from './document-forms.ts'
import { fieldsOf } from './form-shape.ts'
import { namesIn, picturesIn } from './pictures-in.ts'
import { toDocument, toTyped } from './typed-document.ts'

const upload = 'upload/0b9f4a52-1c7d-4a7e-9a51-2f6f3b8c9d10'
const trip = fieldsOf(sectionsOf('trip/grecia'))
const pictures = {
  main: upload,
  extras: ['grecia/extra-1'],
  gallery: ['grecia/photo-01', 'grecia/photo-02'],
}

test('the pictures of a trip are found where its form shows them', () => {
  expect(picturesIn(trip, { pictures }).map(({ path, id }) => [path, id])).toEqual([
    ['pictures.main', upload],
    ['pictures.extras.0', 'grecia/extra-1'],
    ['pictures.gallery.0', 'grecia/photo-01'],
    ['pictures.gallery.1', 'grecia/photo-02'],
  ])
})

test('a page that names none shows the one that it was painted with', () => {
  const home = fieldsOf(sectionsOf('page/home'))
  expect(picturesIn(home, {}).map(({ path, id }) => [path, id])).toEqual([
    ['hero', 'site/hero-home'],
    ['adsHero', 'site/hero-ads'],
  ])
  expect(toDocument(home, toTyped(home, {}), {})).not.toHaveProperty('hero')
})

test('the pictures of a trip come back from the form as they were', () => {
  const document = toDocument(trip, toTyped(trip, { pictures }), { pictures })
  expect(document.pictures).toEqual(pictures)
})

test('a photograph in place of a painting is told in words, and so is a new order', () => {
  const before = { pictures: { ...pictures, main: 'grecia/main' } }
  const after = { pictures: { ...pictures, gallery: pictures.gallery.toReversed() } }
  const picture = (name: string) => (name === upload ? 'Il mare di Naxos' : undefined)
  expect(changesBetween(trip, before, after, { picture })).toEqual([
    {
      kind: 'changed',
      where: 'Immagini del viaggio · Immagine principale',
      before: 'dipinta: grecia/main',
      after: 'caricata: Il mare di Naxos',
    },
    expect.objectContaining({ kind: 'moved' }),
  ])
})

test('a picture is called by what is seen on it, or not at all', () => {
  const { picture: titleOf } = namesIn(
    { [`picture/${upload}`]: { alt: 'Il mare di Naxos' } },
    {
      'picture/site/hero-home': { alt: '' },
    },
  )
  expect(titleOf?.(upload)).toBe('Il mare di Naxos')
  expect(titleOf?.('hero-home')).toBeUndefined()
  expect(titleOf?.('grecia/main')).toBeUndefined()
})
