/** The authority asks not to repeat the question about cookies before so many months have passed. */
export const consentMonths = 6
