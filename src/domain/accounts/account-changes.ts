/** Days after which an undecided change expires: what was right on Monday may be wrong on Friday. */
export const approvalDays = 3

/** How long a repeated check of password and second factor stays valid. */
export const freshMinutes = 5

/** Without a second administrator, a second notice is sent this long before a change takes effect. */
export const secondNoticeHours = 24
