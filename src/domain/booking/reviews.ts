import { type Random, randomInt, shuffled } from '../random.ts'

export const reviewLimits = { showAllUpTo: 3, min: 3, max: 10 } as const

/** All reviews if there are few; otherwise 3 to 10 of them in random order. */
export function selectReviews<T>(reviews: readonly T[], random: Random): T[] {
  if (reviews.length <= reviewLimits.showAllUpTo) return [...reviews]
  const wanted = randomInt(random, reviewLimits.min, reviewLimits.max)
  return shuffled(reviews, random).slice(0, Math.min(wanted, reviews.length))
}

/** invited: nothing written yet. received: written, but staff have not decided whether to publish it. */
export const reviewStates = ['invited', 'received', 'published', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewStateLabels: Readonly<Record<ReviewState, string>> = {
  invited: 'Invitata',
  received: 'Da leggere',
  published: 'Pubblicata',
  hidden: 'Nascosta',
}

/** Three stars or fewer: hiding such a review is noted in the log. */
const badUpTo = 3

export function isBadReview(stars: number | null): boolean {
  return stars !== null && stars <= badUpTo
}

export const reviewTextLimits = {
  min: 20,
  max: 2_000,
  short: 600,
  answer: 1_500,
  reason: 10,
} as const

/** How the review was verified; article 22, 5-bis of the consumer code requires this text. */
export const verifiedText =
  'Recensione verificata: l’ha scritta chi ha viaggiato con noi, da un link personale inviato dopo il rientro all’indirizzo della prenotazione. Pubblichiamo le recensioni positive e quelle negative.'

export function importedText(sourceName: string): string {
  return `Recensione raccolta da ${sourceName}: non l’abbiamo verificata noi.`
}

/** In days: when the one reminder follows the invitation, and how old a trip may be to be invited at all. */
export const reviewDays = { reminder: 7, oldest: 45 } as const

/** The parts of a review that visitors may read. */
export type PublishedReview = {
  id: string
  tripId: string
  /** First name and initial. */
  name: string
  /** The day of the return. */
  endDate: string
  stars: number
  text: string
  wentWell: string | null
  wentWrong: string | null
  hasPhoto: boolean
  answer: string | null
  /** Reviews collected by the site are verified; imported ones name their source. */
  isVerified: boolean
  source: { name: string; url: string | null } | null
}

/** The newest ones, good and bad alike: three rows of three. */
export const reviewsPerPage = 9

/** `trips` has the reviews of each trip's page by trip id; `home` has reviews of all trips. */
export type PageReviews = {
  home: readonly PublishedReview[]
  trips: Readonly<Record<string, readonly PublishedReview[]>>
}

/** `Giulia R.`: first name and initial, all that the public sees of a name. */
export function publicName(firstName: string, lastName: string): string {
  const initial = lastName.trim().charAt(0).toUpperCase()
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}

export type Rating = { average: number; count: number }

/** The average rounded to the one decimal shown; null if there are no reviews. */
export function ratingOf(stars: { sum: number; count: number }): Rating | null {
  const { sum, count } = stars
  return count > 0 ? { average: Math.round((sum / count) * 10) / 10, count } : null
}
