import { type Random, randomInt, shuffled } from './random.ts'

export const reviewLimits = { showAllUpTo: 3, min: 3, max: 10 } as const

/** All of them when there are few; otherwise 3 to 10, never more than there are, in random order. */
export function selectReviews<T>(reviews: readonly T[], random: Random): T[] {
  if (reviews.length <= reviewLimits.showAllUpTo) return [...reviews]
  const wanted = randomInt(random, reviewLimits.min, reviewLimits.max)
  return shuffled(reviews, random).slice(0, Math.min(wanted, reviews.length))
}
