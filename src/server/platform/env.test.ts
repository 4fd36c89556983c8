import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('everything is optional', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info', TRUST_PROXY: false })
  expect(env.DATABASE_URL).toBeUndefined()
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ DATABASE_URL: '', SMTP_URL: ' ' })).toMatchObject({
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
  })
})

test('numbers of the WhatsApp rotation are split at commas', () => {
  expect(readEnv({ WHATSAPP_NUMBERS: '+39 000 000 0001, 390000000002' }).WHATSAPP_NUMBERS).toEqual([
    '+39 000 000 0001',
    '390000000002',
  ])
})

test.each([
  ['PORT', 'tremila', /^PORT must be a port number/],
  ['PORT', '70000', /^PORT must be a port number/],
  ['DATABASE_URL', 'localhost/db', /^DATABASE_URL must be an address/],
  ['DATABASE_URL', 'mysql://a/b', /^DATABASE_URL must be an address/],
  ['PUBLIC_URL', 'www.example.it', /^PUBLIC_URL must be an address/],
  ['SMTP_URL', 'mail.example.it', /^SMTP_URL must be an address/],
  ['ADMIN_EMAIL', 'direzione', /^ADMIN_EMAIL must be an e-mail/],
  ['ADMIN_PASSWORD', 'corta', /^ADMIN_PASSWORD must have at least 10/],
  ['DOCUMENTS_KEY', 'abc', /^DOCUMENTS_KEY must be 64/],
  ['WHATSAPP_NUMBERS', 'telefono', /^WHATSAPP_NUMBERS must be telephone/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL/],
  ['TRUST_PROXY', 'maybe', /^TRUST_PROXY/],
])('%s=%s is refused in one sentence that names it', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(message)
})
