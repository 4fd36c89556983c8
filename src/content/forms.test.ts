import { expect, test } from 'vitest'
import { changesBetween } from '../domain/catalogue/changes.ts'
import { hasForm, sectionsOf } from '../domain/catalogue/document-forms.ts'
import { draftProblems } from '../domain/catalogue/draft-problems.ts'
import { fieldsOf } from '../domain/catalogue/form-shape.ts'
import { toDocument, toTyped } from '../domain/catalogue/typed-document.ts'
import { firstEdition } from '../server/catalogue/editions/first-edition.ts'

const editable = Object.keys(firstEdition).filter(hasForm)

test('opening and saving a form changes nothing that a visitor reads', () => {
  for (const key of editable) {
    const fields = fieldsOf(sectionsOf(key))
    const document = firstEdition[key]
    const saved = toDocument(fields, toTyped(fields, document), document)
    expect(changesBetween(fields, document, saved), key).toEqual([])
  }
  expect(editable.length).toBeGreaterThan(100)
})

test('nothing of the first edition stands in the way of publishing it again', () => {
  for (const key of editable) {
    if (key === 'campaign') continue
    const at = { today: '2026-11-16', published: firstEdition[key] }
    expect(draftProblems(key, firstEdition[key], at), key).toEqual([])
  }
})
