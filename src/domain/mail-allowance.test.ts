import { expect, test } from 'vitest'
import { mailboxOf } from './mail-allowance.ts'

test.each([
  ['Anna@Example.com', 'anna@example.com'],
  ['anna+viaggi@example.com', 'anna@example.com'],
  ['a.nn.a+1@gmail.com', 'anna@gmail.com'],
  ['a.nna@example.com', 'a.nna@example.com'],
  [' anna ', 'anna'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
