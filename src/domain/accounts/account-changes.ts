/** A change that nobody has decided on lapses: what was right on Monday may be wrong on Friday. */
export const approvalDays = 3

/** Password and second factor that were asked again stay fresh this long. */
export const freshMinutes = 5

/**
 * Whoever made, renewed or removed a colleague's access can't use that at once to change accounts:
 * the others have read about it in their mail by then.
 */
export const coolingOffDays = 3
