/** Default upload limits, until staff change them. In megabytes; the whole store in gigabytes. */
export const uploadDefaults = {
  /** Per day, from one visitor's network, for uploads without a known booking. */
  visitorMb: 300,
  /** Per day, from all visitors together, for uploads without a known booking. */
  dayMb: 2000,
  /** For one booking, over its whole lifetime. */
  bookingMb: 200,
  /** The whole store. */
  storeGb: 50,
} as const

export type UploadAllowance = { [Key in keyof typeof uploadDefaults]: number }

/** How long photographs that were never attached to a booking are kept. */
export const strayDocumentDays = 7

/** From this share on, staff are warned that the store is filling up. */
export const storeAlarmShare = 0.8

export const bytesPerKb = 1024
export const mb = 1024 * 1024
export const gb = 1024 * mb

export const defaultRetentionDays = 90
