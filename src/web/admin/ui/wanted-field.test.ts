import { expect, test } from 'vitest'
import { withWantedField } from './wanted-field.ts'

test.each([
  ['/admin/redazione/brand', 'address.street', '/admin/redazione/brand?campo=address.street'],
  ['/admin/redazione?gruppo=legal', 'a b', '/admin/redazione?gruppo=legal&campo=a%20b'],
  ['/admin/settings', undefined, '/admin/settings'],
])('%s leads to %s', (address, field, expected) => {
  expect(withWantedField(address, field)).toBe(expected)
})
