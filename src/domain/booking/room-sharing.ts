/**
 * With whom somebody of a party sleeps: `nobody` where single rooms were bought for all of it, `strangers` where one is
 * left over whom the party does not take in, otherwise the `party` itself.
 */
export type Sharing = 'nobody' | 'party' | 'strangers'

export function sharingOf({ people, singles }: { people: number; singles: number }): Sharing {
  const others = people - singles
  if (others <= 0) return 'nobody'
  return others === 1 ? 'strangers' : 'party'
}
