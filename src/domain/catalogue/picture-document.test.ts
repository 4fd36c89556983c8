import { expect, test } from 'vitest'
import { hasForm, kindName } from './document-forms.ts'
import { kindOf } from './documents.ts'
import { pictureId, uploadIdOf, uploadKey, uploadName, uploadsNamedIn } from './picture-document.ts'

const id = '0b7f8a52-6f0e-4a57-9d9e-5a1f3f6f2c11'

test('an upload is known by its name and by the key of its document', () => {
  expect([uploadIdOf(uploadName(id)), uploadIdOf(uploadKey(id))]).toEqual([id, id])
  expect(kindOf(uploadKey(id))).toEqual({ kind: 'picture', id: `upload/${id}` })
  expect(['grecia/main', 'upload/../original', 'upload/', id].map(uploadIdOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('what was uploaded has a form; what was painted has none', () => {
  expect([hasForm(uploadKey(id)), hasForm('picture/grecia/main')]).toEqual([true, false])
  expect(kindName(uploadKey(id))).toBe('Immagine')
})

test('every upload that a document names is found, wherever it stands', () => {
  const trip = {
    pictures: { main: uploadName(id), extras: ['grecia/extra-1'], gallery: [uploadName(id)] },
  }
  expect(uploadsNamedIn(trip)).toEqual([id, id])
})

test('pages name the pictures of the site without their folder', () => {
  expect(['hero-home', uploadName(id)].map(pictureId)).toEqual(['site/hero-home', uploadName(id)])
})
