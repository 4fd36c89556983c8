import { clockInRome } from './rome-clock.ts'

/** A calendar day without a time, `YYYY-MM-DD`. Such days compare correctly as plain text. */
export type IsoDate = string

export const dateTexts = {
  invalid: 'Data non valida',
  unavailable: 'Data non disponibile',
  missing: 'N/A',
} as const

const dayInMs = 86_400_000

export const italianMonths = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const

type DayParts = { year: number; month: number; day: number }

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0')
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

function partsOf(text: string): DayParts | undefined {
  // Dates are parsed very often: slicing the text is faster than using a match's capture groups.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  if (year < 1000 || month < 1 || month > 12) return undefined
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined
}

function requireParts(date: IsoDate): DayParts {
  const parts = partsOf(date)
  if (!parts) throw new RangeError(`Not a calendar day: ${date}`)
  return parts
}

export function isIsoDate(value: unknown): value is IsoDate {
  return typeof value === 'string' && partsOf(value) !== undefined
}

/** A typed day; typing errors in the year (0202, 20226) are none. */
export function isTypedDay(text: string): boolean {
  return isIsoDate(text) && text >= '1900' && text < '2200'
}

/** The day, or undefined when there is no such day in the calendar. Months count from 1. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  return isIsoDate(text) ? text : undefined
}

function utcTime(date: IsoDate): number {
  const { year, month, day } = requireParts(date)
  return Date.UTC(year, month - 1, day)
}

function fromUtcTime(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtcTime(utcTime(date) + days * dayInMs)
}

/** Keeps the day of the month, or takes the month's last day where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = requireParts(date)
  const index = year * 12 + (month - 1) + months
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
  const lastDay = daysInMonth(target.year, target.month)
  return `${pad(target.year, 4)}-${pad(target.month)}-${pad(Math.min(day, lastDay))}`
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function diffDays(from: IsoDate, to: IsoDate): number {
  return Math.round((utcTime(to) - utcTime(from)) / dayInMs)
}

export function yearOf(date: IsoDate): number {
  return requireParts(date).year
}

/** From 1 (January) to 12. */
export function monthOf(date: IsoDate): number {
  return requireParts(date).month
}

/** 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utcTime(date)).getUTCDay()
}

/** The calendar day in Rome at that moment, whatever time zone the device is set to. */
export function todayInRome(now: Date): IsoDate {
  return clockInRome(now).slice(0, 10)
}

/** `20260814`, the form used in a departure's id. */
export function compactDate(date: IsoDate): string {
  return date.replaceAll('-', '')
}

/** Stored values may be plain days or ISO timestamps; only the day is used here. */
function dayOf(value: string): DayParts | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(value.trim())
  return match?.[1] === undefined ? undefined : partsOf(match[1])
}

type MaybeDate = string | null | undefined

function display(value: MaybeDate, text: (parts: DayParts) => string): string {
  if (value === null || value === undefined || value.trim() === '') return dateTexts.missing
  const parts = dayOf(value)
  return parts ? text(parts) : dateTexts.invalid
}

/** `14/08/2026`; a missing date shows 'N/A', a broken one 'Data non valida'. */
export function formatDate(value: MaybeDate): string {
  return display(value, ({ year, month, day }) => `${pad(day)}/${pad(month)}/${year}`)
}

/** `14/08`. */
export function formatDayMonth(value: MaybeDate): string {
  return display(value, ({ month, day }) => `${pad(day)}/${pad(month)}`)
}

/** `14 agosto 2026`. */
export function formatLongDate(value: MaybeDate): string {
  return display(value, ({ year, month, day }) => `${day} ${italianMonths[month - 1]} ${year}`)
}

function joinRange(start: MaybeDate, end: MaybeDate, format: (value: MaybeDate) => string): string {
  if (!start || !end) return dateTexts.missing
  if (!dayOf(start) || !dayOf(end)) return dateTexts.unavailable
  return `${format(start)} - ${format(end)}`
}

/** `05/08/2026 - 14/08/2026`; a broken day on either side shows 'Data non disponibile'. */
export function formatDateRange(start: MaybeDate, end: MaybeDate): string {
  return joinRange(start, end, formatDate)
}

/** `05/08 - 14/08`. */
export function formatDayRange(start: MaybeDate, end: MaybeDate): string {
  return joinRange(start, end, formatDayMonth)
}

/** `05 – 14` under a month's heading; `25/11 – 04/12` when the range ends in another month. */
export function formatDaysInMonth(start: IsoDate, end: IsoDate): string {
  const isSameMonth = monthKey(start) === monthKey(end)
  return isSameMonth
    ? `${start.slice(8)} – ${end.slice(8)}`
    : `${formatDayMonth(start)} – ${formatDayMonth(end)}`
}

/** `2026-08`, the key under which departures are grouped. */
export function monthKey(date: IsoDate): string {
  const { year, month } = requireParts(date)
  return `${pad(year, 4)}-${pad(month)}`
}

/** `Agosto 2026`, from a day or from a month key. */
export function monthTitle(dateOrKey: string): string {
  const parts = partsOf(dateOrKey.length === 7 ? `${dateOrKey}-01` : dateOrKey)
  if (!parts) return dateTexts.invalid
  const name = italianMonths[parts.month - 1] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${parts.year}`
}

/** `14/08/2026, 18:05` in Rome, for moments such as an expiry or the last change. */
export function formatMoment(value: Date | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return dateTexts.missing
  const moment = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(moment.getTime())) return dateTexts.invalid
  return `${formatDate(todayInRome(moment))}, ${clockInRome(moment).slice(11, 16)}`
}

/** `14/08/2026 alle 18:05`: `formatMoment` for use inside a sentence. */
export function momentInSentence(value: Date | string | null | undefined): string {
  return formatMoment(value).replace(', ', ' alle ')
}

/** `10 giorni / 9 notti`. */
export function formatDaysNights(days: number): string {
  const nights = Math.max(0, days - 1)
  return `${days} ${days === 1 ? 'giorno' : 'giorni'} / ${nights} ${nights === 1 ? 'notte' : 'notti'}`
}
