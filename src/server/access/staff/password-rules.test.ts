import { expect, test } from 'vitest'
import { builtEditions } from '../../catalogue/editions/edition.ts'
import { isCommonPassword } from './password-rules.ts'

const trial = { catalogue: builtEditions }

test.each(['password123', 'qwertyuiop', '1234567890', 'iloveyou123', 'Ondalta2026', 'MarcoFerri1'])(
  '%s is refused',
  async (password) => {
    expect(await isCommonPassword(trial, password, ['Marco Ferri'])).toBe(true)
  },
)

test.each(['una-password-lunga', 'Una-parola-lunga-1', 'Giro-del-mondo-80', 'zucca vento 4 treni'])(
  '%s is accepted',
  async (password) => {
    expect(await isCommonPassword(trial, password, ['Marco Ferri'])).toBe(false)
  },
)
