/** The authority asks not to repeat the question about cookies before so many months have passed. */
export const consentMonths = 6

/** The purposes that a visitor may refuse. What the site needs to work requires no consent. */
export const consentPurposes = ['statistics', 'advertising'] as const
