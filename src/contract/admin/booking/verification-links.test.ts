import { expect, it } from 'vitest'
import { newVerificationLinkSchema } from './verification-links.ts'

const asked = (customerName: string) =>
  newVerificationLinkSchema.safeParse({ customerName, sumsubUrl: 'https://in.sumsub.com/abc' })

it('takes for the customer, who reads it, a name and nothing else, as links of bookings do', () => {
  expect(asked("Giulia D'Angelo").success).toBe(true)
  for (const name of ['Giulia <b>Rossi</b>', 'Vai su truffa.example', 'giulia@example.com']) {
    expect(asked(name).error?.issues[0]?.message).toBe(
      'Scrivi solo il nome, senza indirizzi o link',
    )
  }
})
