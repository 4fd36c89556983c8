/** Every reason for which a rule can refuse. HTTP statuses and Italian messages are defined elsewhere, once. */
export const domainErrorCodes = [
  'VALIDATION',
  'NOT_FOUND',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
  'PASSWORD_COMMON',
  'PASSWORD_REUSED',
  'SIGN_IN_SLOWED',
  'NOT_JSON',
  'FRESH_SIGN_IN_REQUIRED',
  'IDENTITY_NOT_CONFIRMED',
  'SECOND_FACTOR_MISSING',
  'RATE_LIMITED',
  'METHOD_NOT_ALLOWED',
  'ADDRESS_TOO_LONG',
  'BODY_TOO_LARGE',
  'VERSION_CONFLICT',
  'NOTHING_TO_PUBLISH',
  'EDITION_NOT_WHOLE',
  'EDITION_NOT_FOUND',
  'BUNDLE_NOT_FOUND',
  'BUNDLE_WAITS',
  'BUNDLE_CHANGED',
  'TRIP_NOT_FOUND',
  'DEPARTURE_NOT_FOUND',
  'EXPENSE_DECIDED',
  'EXPENSE_NOT_APPROVED',
  'EXPENSE_STRUCK',
  'KITTY_NOT_FOUND',
  'DEPARTURE_FULL',
  'EXTRA_FULL',
  'EXTRA_NOT_OFFERED',
  'EXTRA_TOO_MANY',
  'TRIP_DEPARTED',
  'ADULT_REQUIRED',
  'HELD_SPOTS_LIMIT',
  'ALREADY_BOOKED',
  'DEPARTURE_SHARE_LIMIT',
  'SPOTS_RELEASED',
  'DEPARTURE_CLOSED',
  'DEPARTURE_EXISTS',
  'SAMPLE_REFUSED',
  'SAMPLE_BUSY',
  'SAMPLE_NOT_ALONE',
  'SAMPLE_THERE',
  'BACKUP_NO_KEY',
  'BACKUP_BUSY',
  'BACKUP_GONE',
  'DEPARTURE_BOOKED',
  'DEPARTURE_HAS_DIARY',
  'DEPARTURE_HAS_COSTS',
  'TOO_FEW_SPOTS',
  'LINK_NOT_FOUND',
  'LINK_EXPIRED',
  'LINK_SEARCH_FAILED',
  'BOOKING_NOT_FOUND',
  'BOOKING_CANCELLED',
  'ALREADY_PAID',
  'REMINDED_TODAY',
  'PLAN_INVALID',
  'INVALID_TRANSITION',
  'RECEIPT_CODES_EXHAUSTED',
  'IBAN_NOT_FOUND',
  'IBAN_INACTIVE',
  'IBAN_BLOCKED',
  'SAME_ACCOUNT',
  'ACCOUNT_CHANGED',
  'TERMS_CHANGED',
  'OWN_CHANGE',
  'APPROVER_TOO_NEW',
  'ADMINISTRATOR_REMOVED',
  'ACCESS_TOO_NEW',
  'CHANGES_FROZEN',
  'STOP_INVALID',
  'CHANGE_NOT_FOUND',
  'CHANGE_DECIDED',
  'CHANGE_EXPIRED',
  'INVALID_IBAN',
  'FOREIGN_IBAN',
  'DUPLICATE_IBAN',
  'DUPLICATE_IBAN_HOLDER',
  'IBAN_CHECK_FAILED',
  'AUTOMATIC_LINKS_FAILED',
  'NUMBER_EXISTS',
  'MAIL_ALREADY_SENT',
  'STAFF_EMAIL_TAKEN',
  'LAST_ADMINISTRATOR',
  'VERIFICATION_LINK_INVALID',
  'VERIFICATION_LINK_USED',
  'VERIFICATION_HOST',
  'VERIFICATION_ID_TAKEN',
  'DOCUMENT_MISSING',
  'DOCUMENT_TYPE',
  'DOCUMENT_SIZE',
  'UPLOAD_ALLOWANCE',
  'BOOKING_QUOTA',
  'DOCUMENTS_CLOSED',
  'STORE_FULL',
  'PASSPORT_UPLOAD_FAILED',
  'SELFIE_UPLOAD_FAILED',
  'PASSPORT_RECORD_FAILED',
  'SELFIE_RECORD_FAILED',
  'CARD_PAYMENTS_UNAVAILABLE',
  'REVIEW_LINK_INVALID',
  'DEPARTURE_CANCELLED',
  'DEPARTURE_DECIDED',
  'DEPARTURE_HAS_ROOM',
  'ROOM_NOT_FOUND',
  'ROOM_FULL',
  'ROOM_GUEST_GONE',
  'WAITING_ENTRY_NOT_FOUND',
  'DATES_ON_SALE',
  'DATE_ALERT_NOT_FOUND',
  'STATEMENT_SIZE',
  'STATEMENT_UNREADABLE',
  'STATEMENT_COLUMNS',
  'STATEMENT_EMPTY',
  'STATEMENT_OTHER_ACCOUNT',
  'STATEMENT_BUSY',
  'ENTRY_CHANGED',
  'ENTRY_AMOUNT',
  'MONTH_CLOSED',
  'MONTH_NOT_OVER',
  'DOCUMENT_NOT_FOUND',
  'DRAFT_CONFLICT',
  'DRAFT_TOO_LARGE',
  'REFUND_AMOUNT',
  'PAYMENT_GIVEN_BACK',
  'VOUCHER_GIVEN_SPENT',
  'TRIP_LINK_INVALID',
  'TRIP_SESSION_OVER',
  'TRIP_PLACE_CLOSED',
  'TRIP_REMINDED_TODAY',
  'TRIP_PASSKEY_INVALID',
  'TRIP_PASSKEY_REFUSED',
  'TRIP_PASSKEYS_FULL',
  'TRIP_DATA_CLOSED',
  'DOCUMENT_UNREADABLE',
  'TRIP_REQUEST_OPEN',
  'TRIP_REQUEST_LATE',
  'TRIP_REQUEST_OVER',
  'TRIP_REQUEST_COST',
  'TRIP_REQUEST_BY_HAND',
  'SHARES_CLOSED',
  'SHARES_PAID',
  'VOUCHER_UNKNOWN',
  'VOUCHER_EXPIRED',
  'VOUCHER_SPENT',
  'VOUCHER_CANCELLED',
  'PUBLICATION_PAST',
  'PICTURE_TYPE',
  'PICTURE_SIZE',
  'PICTURES_WAITING',
  'PICTURE_IN_USE',
  'PICTURE_NOT_READY',
  'CATALOGUE_UNREADABLE',
] as const

export type DomainErrorCode = (typeof domainErrorCodes)[number]

/** Facts for the log and for the message; never personal data. */
export type DomainErrorDetails = Readonly<Record<string, string | number | boolean | null>>

export class DomainError extends Error {
  readonly code: DomainErrorCode
  readonly details: DomainErrorDetails

  constructor(code: DomainErrorCode, details: DomainErrorDetails = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

/** A validation error for one field of the form, named as in the request. */
export function wrongField(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { field, message })
}

export function isDomainError(error: unknown, code?: DomainErrorCode): error is DomainError {
  return error instanceof DomainError && (code === undefined || error.code === code)
}

/** Gives an unexpected error of a step the step's own code; a DomainError passes through unchanged. */
export async function wrapErrorAs<T>(code: DomainErrorCode, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (isDomainError(error)) throw error
    throw new DomainError(code, {}, { cause: error })
  }
}
