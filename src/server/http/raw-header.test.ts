import { expect, test } from 'vitest'
import { rawHeader } from './raw-header.ts'

const request = { rawHeaders: ['Host', 'a.it', 'ACCEPT-Encoding', 'br', 'x', 'host'] }

test('a header is found however it is written, and a value is not taken for a name', () => {
  expect(rawHeader(request, 'accept-encoding')).toBe('br')
  expect(rawHeader(request, 'host')).toBe('a.it')
  expect(rawHeader(request, 'a.it')).toBeUndefined()
  expect(rawHeader(request, 'etag')).toBeUndefined()
})
