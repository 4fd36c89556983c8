/** The texts shown before booking, which travellers accept or acknowledge by sending the form. */
export const termsKinds = ['informationForm', 'conditions', 'privacy'] as const
export type TermsKind = (typeof termsKinds)[number]
