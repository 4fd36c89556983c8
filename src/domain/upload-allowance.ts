/** What documents may take, until staff choose otherwise. In megabytes, the store in gigabytes. */
export const uploadDefaults = {
  /** In a day, from one visitor's network, without a known booking. */
  visitorMb: 300,
  /** In a day, from everybody, without a known booking. */
  dayMb: 2000,
  /** For one booking, as long as it lives. */
  bookingMb: 200,
  /** The whole store. */
  storeGb: 50,
} as const

export type UploadAllowance = { [Key in keyof typeof uploadDefaults]: number }

/** Photographs that nobody attached to a booking are kept this long. */
export const strayDocumentDays = 7

/** From here on staff are told that the store is filling up. */
export const storeAlarmShare = 0.8

export const bytesPerKb = 1024
export const mb = 1024 * 1024
export const gb = 1024 * mb

export const defaultRetentionDays = 90
