/** A change that nobody has decided on lapses: what was right on Monday may be wrong on Friday. */
export const approvalDays = 3

/** Password and second factor that were asked again stay fresh this long. */
export const freshMinutes = 5

/** Without a second pair of eyes everybody is told again so long before a change takes effect. */
export const secondNoticeHours = 24
