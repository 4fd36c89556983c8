/** A traveller of a departure: the booking and the place in it. */
export function personKey(bookingId: string, seat: number): string {
  return `${bookingId}:${seat}`
}

export function seatOf(key: string): { bookingId: string; seat: number } | undefined {
  const match = /^([0-9a-f-]{36}):(\d)$/.exec(key)
  return match?.[1] ? { bookingId: match[1], seat: Number(match[2]) } : undefined
}
