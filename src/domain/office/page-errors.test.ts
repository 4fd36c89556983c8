import { describe, expect, it, test } from 'vitest'
import { browserFamily, maskMessage, ownFrames, parseFrame, sameErrorKey } from './page-errors.ts'

describe('a message', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'price')",
      "Cannot read properties of undefined (reading 'price')",
    ],
    ['giulia.rossi@example.com is not valid', '<mail> is not valid'],
    ['No booking 3f0c2a4e-1b2c-4d5e-8f90-a1b2c3d4e5f6', 'No booking <codice>'],
    ['Token prenot-9x8y7z6w5v expired', 'Token <codice> expired'],
    ['IBAN IT60X0542811101000000123456', 'IBAN <codice>'],
    ['Passport YA1234567', 'Passport <codice>'],
    ['Call +39 333 123 4567', 'Call +<numero>'],
    ['born 1990-05-20', 'born <codice>'],
    ['Failed to fetch https://www.example.it/api/bookings/12?t=x', 'Failed to fetch <indirizzo>'],
    ['Unexpected value "Giulia Rossi"', 'Unexpected value <testo>'],
    ['two\n  lines', 'two lines'],
  ])('%s becomes %s', (message, masked) => {
    expect(maskMessage(message)).toBe(masked)
  })

  it('stays the same when it is masked again, as the server does', () => {
    const once = maskMessage('mail a@b.it, code YA1234567, "Via Roma 1", at 12:30 of 2026')
    expect(maskMessage(once)).toBe(once)
  })

  it('is cut', () => {
    expect(maskMessage('ab '.repeat(500)).length).toBeLessThanOrEqual(200)
  })
})

describe('the frames of a stack', () => {
  const ours = 'https://www.example.it/assets/home-page-Cx1.js:1:2345'

  it.each([
    ['Chrome', `TypeError: x\n    at Hero (${ours})\n    at async ${ours}`],
    ['Firefox', `Hero@${ours}\n@${ours}`],
  ])('of %s are ours alone', (_browser, stack) => {
    const others =
      '\n    at f (chrome-extension://abc/x.js:1:1)\n    at g (https://other.it/assets/x.js:1:1)'
    expect(ownFrames(stack + others, 'www.example.it')).toEqual([
      'Hero /assets/home-page-Cx1.js:1:2345',
      '/assets/home-page-Cx1.js:1:2345',
    ])
  })

  it('can be read again', () => {
    expect(parseFrame('Hero /assets/home-page-Cx1.js:1:2345')).toEqual({
      name: 'Hero',
      file: 'home-page-Cx1.js',
      line: 1,
      column: 2345,
    })
    expect(parseFrame('Hero /etc/passwd:1:2')).toBeUndefined()
    expect(parseFrame('Hero /assets/../../x.js:1:2')).toBeUndefined()
  })
})

test('an error keeps its key when the build gives files and lines other names', () => {
  const older = sameErrorKey('x', ['Hero /assets/home-page-Cx1_8abc.js:1:2345', 'src/web/a.tsx:3'])
  const newer = sameErrorKey('x', ['Hero /assets/home-page-Zz9-7def.js:1:11', 'src/web/a.tsx:9'])
  expect(newer).toBe(older)
  expect(sameErrorKey('y', ['src/web/a.tsx:3'])).not.toBe(sameErrorKey('x', ['src/web/a.tsx:3']))
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (iPhone) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari'],
  ['Mozilla/5.0 (X11) Gecko/20100101 Firefox/132.0', 'Firefox'],
  ['Mozilla/5.0 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Instagram 300.0', 'App social'],
  ['curl/8', 'Altro'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family)
})
