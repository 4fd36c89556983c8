import { describe, expect, it, test } from 'vitest'
import { balanceDeadline, balanceLabel, declaredTransferText } from './booking-texts.ts'

describe('when the balance is due', () => {
  test.each([
    ['2027-03-12', '2027-03-10', 'entro il 12/03/2027', 'Saldo entro il 12/03/2027'],
    ['2027-03-12', '2027-03-12', 'entro il 12/03/2027', 'Saldo entro il 12/03/2027'],
    ['2027-04-08', '2027-03-13', 'entro l’08/04/2027', 'Saldo entro l’08/04/2027'],
    ['2027-03-12', '2027-03-13', 'subito', 'Saldo da versare subito'],
    [null, '2027-03-13', 'prima della partenza', 'Saldo prima della partenza'],
  ])('due %s, read on %s: %s', (due, today, deadline, label) => {
    expect(balanceDeadline(due, today)).toBe(deadline)
    expect(balanceLabel(due, today)).toBe(label)
  })
})

describe('a declared transfer', () => {
  it('names the day at the agency', () => {
    expect(declaredTransferText('2027-03-12T23:30:00.000Z')).toBe(
      'Bonifico dichiarato il 13/03/2027, in attesa della banca',
    )
    expect(declaredTransferText(null)).toBe('Bonifico dichiarato, in attesa della banca')
  })
})
