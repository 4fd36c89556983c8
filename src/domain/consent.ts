/** The authority asks sites not to repeat the question about cookies within this many months. */
export const consentMonths = 6

/** The purposes that a visitor may refuse. What the site needs to work requires no consent. */
export const consentPurposes = ['statistics', 'advertising'] as const
