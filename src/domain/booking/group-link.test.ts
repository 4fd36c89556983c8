import { expect, it } from 'vitest'
import { groupLinkOf } from './group-link.ts'

const kept = 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv'

it.each([kept, `${kept}/`, `${kept}?mode=wwt`, ` ${kept} `, kept.slice('https://'.length)])(
  '%s is kept without what the app adds',
  (text) => expect(groupLinkOf(text)).toBe(kept),
)

it.each([
  '',
  'https://example.com/AbCdEfGhIjKlMnOpQrStUv',
  'https://chat.whatsapp.com.example.com/AbCdEfGhIjKlMnOpQrStUv',
  'http://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv',
  'javascript:alert(1)',
  'https://wa.me/390212345678',
])('%s is no invitation', (text) => expect(groupLinkOf(text)).toBeUndefined())
