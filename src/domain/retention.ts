import { addDays, addMonths, type IsoDate, todayInRome } from './dates.ts'

/**
 * For how many months personal data are kept: what the privacy policy promises, in numbers. The
 * photographs of documents have their own period, which staff may change (`documentRetention`).
 */
export const retentionMonths = {
  /** From the last change of the message, which is the answer as a rule. */
  contactMessages: 24,
  /** The copies of sent mail; what could not be sent in this time is of no use either. */
  mails: 24,
  /** From the last use of the link. */
  verificationLinks: 24,
  /** Holder, brand and last four digits of a card that was not charged here. */
  cardAttempts: 12,
  whatsappClicks: 12,
  /** Ids of the providers' notices. */
  technicalRecords: 6,
  /** Where a member of staff has signed in before, from the last time. */
  knownDevices: 6,
  auditLog: 60,
  /** Accounting: ten years (article 2220 of the civil code) from the trip's end or the last change. */
  bookings: 120,
} as const

/** Limits of requests are counted in minutes: after a day nothing of them is needed. */
export const requestLimitHours = 24

/** The first day that is still kept; whatever is older goes. */
export function keptSince(now: Date, months: number): IsoDate {
  return addMonths(todayInRome(now), -months)
}

/** Passport numbers, birth dates and addresses serve the trip, and this long what may follow it. */
export const travellerDataDays = 90

/** Trips that ended before this day keep of their travellers the names only. */
export function travellerDataKeptSince(now: Date): IsoDate {
  return addDays(todayInRome(now), -travellerDataDays)
}
