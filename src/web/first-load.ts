/**
 * Parts that several of the first pages show. Imported here they stand in the entry's own file,
 * where they compress better than in small files of their own (about 4 kB less per visit).
 */
import '../content/trips/cards.ts'
import './reviews/review-carousel.tsx'
import './trips/trip-card.tsx'
