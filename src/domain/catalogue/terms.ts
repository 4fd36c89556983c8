/** What a traveller is given to read before booking, and agrees to or takes note of by sending the form. */
export const termsKinds = ['informationForm', 'conditions', 'privacy'] as const
export type TermsKind = (typeof termsKinds)[number]
