/** The authority asks not to repeat the question about cookies before so many months have passed. */
export const consentMonths = 6

/** What may be refused. What the site needs to work is not asked for. */
export const consentPurposes = ['statistics', 'advertising'] as const
