import { describe, expect, it } from 'vitest'
import { dueDay } from './due-day.ts'

describe('the day of a payment, for staff', () => {
  it('is a day to come, today included', () => {
    expect(dueDay('Saldo', '2026-11-19', '2026-11-19')).toBe('entro il 19/11/2026')
  })

  it('elides its article before the 8th and the 11th', () => {
    expect(dueDay('Saldo', '2026-12-08', '2026-11-19')).toBe('entro l’08/12/2026')
    expect(dueDay('Rata 1', '2026-11-11', '2026-11-19')).toBe('scaduta l’11/11/2026')
  })

  it('has passed, by the gender of its name', () => {
    expect(dueDay('Saldo', '2026-01-23', '2026-11-19')).toBe('scaduto il 23/01/2026')
    expect(dueDay('Acconto', '2026-01-23', '2026-11-19')).toBe('scaduto il 23/01/2026')
    expect(dueDay('Rata 2', '2026-01-23', '2026-11-19')).toBe('scaduta il 23/01/2026')
  })
})
