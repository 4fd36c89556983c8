/**
 * With whom the members of a party share a room: `nobody` if single rooms were bought for all, `strangers`
 * if exactly one member has no single room, otherwise the `party` itself.
 */
export type Sharing = 'nobody' | 'party' | 'strangers'

export function sharingOf({ people, singles }: { people: number; singles: number }): Sharing {
  const others = people - singles
  if (others <= 0) return 'nobody'
  return others === 1 ? 'strangers' : 'party'
}
