import { expect, test } from 'vitest'
import { sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { type FormField, fieldsOf } from '../../../domain/catalogue/form-shape.ts'
import { builtEdition } from '../../catalogue/editions/edition.ts'
import { settings } from '../../platform/db/schema/operations.ts'
import { agencyClaims } from '../../platform/db/schema/prices-and-claims.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { editionsOf } from '../../testing/ready-agency.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { launchItems } from './checks.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
const idsLeft = async () => (await launchItems(deps)).map(({ id }) => id)

test('samples are to be gone before the first customer, and go with the switch', async () => {
  expect(await idsLeft()).toEqual(expect.arrayContaining(['sample-reviews', 'claims']))
  await deps.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
  const left = await idsLeft()
  expect(left).not.toContain('sample-reviews')
  expect(left).not.toContain('claims')
})

function hasField(fields: readonly FormField[], path: string): boolean {
  const [name, ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part))
  const field = fields.find((one) => one.name === name)
  if (rest.length === 0 || !field) return field !== undefined
  return 'fields' in field && hasField(field.fields, rest.join('.'))
}

test('every way to a document leads to a field of its form', async () => {
  const items = await launchItems(deps)
  const written = items.flatMap(({ id, place, document = place, field }) => {
    const isWritten = [
      'brand',
      'organiser',
      'legal',
      'trips',
      'campaign',
      'people',
      'groups',
    ].includes(place ?? '')
    return isWritten ? [{ id, document, field }] : []
  })
  expect(written.length).toBeGreaterThan(10)
  const lost = written.filter(
    ({ document, field }) =>
      !document || !field || !hasField(fieldsOf(sectionsOf(document)), field),
  )
  expect(lost).toEqual([])
})

test('a claim without a proof is on the list', async () => {
  await deps.db.insert(agencyClaims).values({ key: 'iata', value: 'Agente accreditato IATA' })
  expect(await idsLeft()).toContain('claims')
})

test('the list is about the edition that visitors get', async () => {
  expect(await idsLeft()).toContain('vat-number')
  const brand = { ...builtEdition.catalogue.brand, vatNumber: '01234567890' }
  const catalogue = { ...builtEdition.catalogue, brand }
  deps.catalogue = editionsOf(catalogue)
  expect(await idsLeft()).not.toContain('vat-number')
})
