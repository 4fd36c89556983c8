import { describe, expect, it, test } from 'vitest'
import { isHoliday } from '../holidays.ts'
import {
  addWorkingDays,
  type Reminded,
  reminderDefaults,
  reminderOccasion,
  reminderText,
  reminderWords,
} from './reminders.ts'

describe('a working day in Italy', () => {
  test.each([
    '2026-01-01',
    '2026-01-06',
    '2026-04-06',
    '2027-03-29',
    '2028-04-17',
    '2026-04-25',
    '2026-08-15',
    '2026-10-04',
    '2026-12-26',
  ])('is not %s', (day) => expect(isHoliday(day)).toBe(true))

  test.each(['2025-10-04', '2026-04-07', '2026-12-24', '2026-02-17'])('may be %s', (day) =>
    expect(isHoliday(day)).toBe(false),
  )

  test.each([
    ['2026-11-16', '2026-11-19'],
    ['2026-11-12', '2026-11-17'],
    ['2026-12-23', '2026-12-29'],
    ['2026-04-02', '2026-04-08'],
    ['2026-08-13', '2026-08-18'],
  ])('three of them after %s it is %s', (from, to) => expect(addWorkingDays(from, 3)).toBe(to))
})

describe('the day of a reminder', () => {
  const booking = { startDate: '2030-06-30', bookedOn: '2030-01-10', dueOn: null }
  const on = (today: string, change = {}) =>
    reminderOccasion({ ...booking, ...change }, reminderDefaults, today)

  test.each([
    ['2030-05-15', null],
    ['2030-05-16', '45'],
    ['2030-05-30', '45'],
    ['2030-05-31', '30'],
    ['2030-06-10', '20'],
    ['2030-06-29', '20'],
    ['2030-06-30', null],
  ])('on %s: %s', (today, occasion) => expect(on(today)).toBe(occasion))

  it('is not caught up on by who booked or paid after it', () => {
    expect(on('2030-05-20', { bookedOn: '2030-05-20' })).toBeNull()
    expect(on('2030-05-31', { bookedOn: '2030-05-20' })).toBe('30')
  })

  it('is as the agency wants it, or never', () => {
    const own = { days: [60], instalments: false }
    expect(reminderOccasion(booking, own, '2030-05-16')).toBe('60')
    expect(reminderOccasion(booking, { days: [], instalments: false }, '2030-06-10')).toBeNull()
  })

  it('lies a week before each instalment of a plan', () => {
    expect(on('2030-02-22', { dueOn: '2030-03-02' })).toBeNull()
    expect(on('2030-02-23', { dueOn: '2030-03-02' })).toBe('rata 2030-03-02')
    expect(on('2030-03-03', { dueOn: '2030-03-02' })).toBeNull()
    expect(on('2030-02-23', { dueOn: '2030-03-02', bookedOn: '2030-02-24' })).toBeNull()
  })
})

const reminded: Reminded = {
  firstName: 'Giulia',
  destinationTitle: 'Tokyo e Kyoto',
  startDate: '2030-06-30',
  name: 'Saldo',
  amount: 144_000,
  dueOn: '2030-05-31',
  isDeclared: false,
  today: '2030-05-20',
}

describe('a reminder', () => {
  it('names amount, day and trip', () => {
    const { subject, paragraphs } = reminderWords(reminded)
    expect(subject).toBe('Promemoria del saldo: Tokyo e Kyoto, partenza 30/06/2030')
    expect(paragraphs[0]).toContain('il saldo di 1.440 € è da versare entro il 31/05/2030')
  })

  it('speaks of the instalment, of the deposit, or of a transfer that has not come', () => {
    expect(reminderWords({ ...reminded, name: 'Rata 2' }).title).toContain('prossima rata')
    expect(reminderWords({ ...reminded, name: 'Acconto', dueOn: null }).paragraphs[0]).toContain(
      'mancano 1.440 €',
    )
    expect(reminderWords({ ...reminded, isDeclared: true }).paragraphs[1]).toContain('ricevuta')
  })

  it('does not call a departure near that was', () => {
    const afterwards = { ...reminded, today: reminded.startDate }
    const { title, paragraphs } = reminderWords(afterwards)
    expect(`${title} ${paragraphs.join(' ')}`).not.toMatch(/vicina|Manca poco/)
    expect(paragraphs[0]).toContain('il saldo di 1.440 €')
  })

  it('never names a day that has passed, in a mail or in a chat', () => {
    const late = { ...reminded, today: '2030-06-01' }
    expect(reminderWords(late).paragraphs[0]).toContain('da versare subito')
    const text = reminderText(late, 'Ricevuta 1234', 'https://example.com/paga')
    expect(text).not.toContain('31/05/2030')
    expect(text).toContain('Ricevuta 1234')
    expect(text).toContain('https://example.com/paga')
  })
})
