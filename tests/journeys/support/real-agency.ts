/** What the agency of the journeys with real data has stored, and nothing else. */
export const stored = {
  /** Greece costs 1.800 €: a tenth less than in the thirty days before the campaign. */
  before: 2000,
  departures: [
    { destinationId: 'grecia', inDays: 60, spotsAvailable: 3, coordinator1: 'Marco' },
    { destinationId: 'grecia', inDays: 90, spotsAvailable: 0 },
    { destinationId: 'hawaii', inDays: 75, spotsAvailable: 9 },
  ],
  claim: { key: 'travellers', value: '417+' },
  review: {
    shownName: 'Ada B.',
    stars: 4,
    text: 'Isole splendide e un gruppo affiatato, ci torneremo presto.',
  },
  /** Of an invitation that waits for its answer. */
  token: 'invito-di-prova-per-la-grecia-0001',
} as const
