import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  addMonths,
  compactDate,
  diffDays,
  formatDate,
  formatDateRange,
  formatDayMonth,
  formatDayRange,
  formatDaysInMonth,
  formatDaysNights,
  formatLongDate,
  formatMoment,
  isIsoDate,
  isoDate,
  monthKey,
  monthTitle,
  todayInRome,
  weekdayOf,
} from './dates.ts'

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('calendar days', () => {
  test.each([
    ['2026-08-14', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-8-14', false],
    ['14/08/2026', false],
    ['2026-08-14T00:00:00Z', false],
    ['1000-01-01', true],
    ['0999-12-31', false],
    ['', false],
    [null, false],
    [20260814, false],
  ])('%s is a day: %s', (value, expected) => {
    expect(isIsoDate(value)).toBe(expected)
  })

  it('puts a day together only when the calendar has it', () => {
    expect(isoDate(2028, 2, 29)).toBe('2028-02-29')
    expect(isoDate(2100, 2, 29)).toBeUndefined()
    expect(isoDate(2026, 4, 31)).toBeUndefined()
  })

  test.each([
    ['2026-08-14', 1, '2026-08-15'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-11-15', 21, '2026-12-06'],
  ])('%s plus %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  test.each([
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 1200, '2124-02-29'],
    ['2026-11-15', 0, '2026-11-15'],
  ])('%s plus %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('adds and subtracts days without losing any', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days)
        expect(diffDays(date, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(date)
      }),
    )
  })

  it('moves by months into the right month, on a day that exists', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const moved = addMonths(date, months)
        const index = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(isIsoDate(moved)).toBe(true)
        expect(index(moved) - index(date)).toBe(months)
        expect(Number(moved.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)))
      }),
    )
  })

  it('keeps the order of days as the order of their texts', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(diffDays(a, b))).toBe(a === b ? 0 : a < b ? 1 : -1)
      }),
    )
  })

  it('refuses to reckon with what is no day', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => addMonths('boh', 1)).toThrow(RangeError)
  })

  it('knows the day of the week', () => {
    expect(weekdayOf('2026-11-15')).toBe(0)
    expect(weekdayOf('2026-08-14')).toBe(5)
  })
})

describe('today at the agency', () => {
  test.each([
    ['2026-11-15T12:00:00Z', '2026-11-15'],
    ['2026-11-14T23:30:00Z', '2026-11-15'],
    ['2026-11-14T22:59:59Z', '2026-11-14'],
    ['2026-07-14T22:00:00Z', '2026-07-15'],
    ['2026-07-14T21:59:59Z', '2026-07-14'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s it is %s in Rome', (moment, expected) => {
    expect(todayInRome(new Date(moment))).toBe(expected)
  })
})

describe('dates as they are shown', () => {
  test.each([
    ['2026-08-05', '05/08/2026'],
    ['2026-08-05T12:00:00.000Z', '05/08/2026'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['', 'N/A'],
    ['2026-02-30', 'Data non valida'],
    ['domani', 'Data non valida'],
  ])('%s reads %s', (value, expected) => {
    expect(formatDate(value)).toBe(expected)
  })

  it('shortens to day and month, and spells out', () => {
    expect(formatDayMonth('2026-08-05')).toBe('05/08')
    expect(formatLongDate('2026-08-05')).toBe('5 agosto 2026')
    expect(compactDate('2026-08-05')).toBe('20260805')
  })

  test.each([
    ['2026-08-05', '2026-08-14', '05/08/2026 - 14/08/2026'],
    ['2026-08-05', null, 'N/A'],
    ['2026-08-05', '2026-08-32', 'Data non disponibile'],
    ['boh', '2026-08-14', 'Data non disponibile'],
  ])('from %s to %s reads %s', (start, end, expected) => {
    expect(formatDateRange(start, end)).toBe(expected)
  })

  it('shows a day range without the year', () => {
    expect(formatDayRange('2026-12-28', '2027-01-06')).toBe('28/12 - 06/01')
  })

  test.each([
    ['2026-08-05', '2026-08-14', '05 – 14'],
    ['2026-11-25', '2026-12-04', '25/11 – 04/12'],
    ['2026-12-28', '2027-01-06', '28/12 – 06/01'],
  ])('under a month, %s to %s names other months only: %s', (start, end, expected) => {
    expect(formatDaysInMonth(start, end)).toBe(expected)
  })

  test.each([
    ['2026-08-05', '2026-08', 'Agosto 2026'],
    ['2027-01-31', '2027-01', 'Gennaio 2027'],
    ['2026-12-01', '2026-12', 'Dicembre 2026'],
  ])('%s is grouped under %s as %s', (date, key, title) => {
    expect(monthKey(date)).toBe(key)
    expect(monthTitle(key)).toBe(title)
    expect(monthTitle(date)).toBe(title)
  })

  it('never shows a broken month', () => {
    expect(monthTitle('2026-13')).toBe('Data non valida')
  })

  it('shows moments with the time at the agency', () => {
    expect(formatMoment('2026-08-14T16:05:00Z')).toBe('14/08/2026, 18:05')
    expect(formatMoment(new Date('2026-12-31T23:00:00Z'))).toBe('01/01/2027, 00:00')
    expect(formatMoment(null)).toBe('N/A')
    expect(formatMoment('boh')).toBe('Data non valida')
  })

  it('counts days and nights', () => {
    expect(formatDaysNights(10)).toBe('10 giorni / 9 notti')
    expect(formatDaysNights(2)).toBe('2 giorni / 1 notte')
  })
})
