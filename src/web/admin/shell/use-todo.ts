import { useQuery } from '@tanstack/react-query'
import { admin } from '../api.ts'
import { staffPaths } from '../pages.ts'
import { useMe } from '../session.tsx'

const everyMs = 60_000

/** The number of open items per page, as the orange count; refetched every minute. */
export function useTodo(): Readonly<Record<string, string | undefined>> {
  // With a one-time password, or without a required second factor, the server refuses these calls.
  const me = useMe()
  const enabled = !me.mustChangePassword && !me.mustAddSecondFactor
  const bookings = useQuery({
    ...admin.bookings.counts.queryOptions({ input: {} }),
    refetchInterval: everyMs,
    enabled,
  })
  const messages = useQuery({
    ...admin.contact.counts.queryOptions(),
    refetchInterval: everyMs,
    enabled,
  })
  return {
    [staffPaths.bookings]: shown(bookings.data?.tabs.to_verify?.total),
    [staffPaths.messages]: shown(messages.data?.states.new),
  }
}

function shown(count: number | undefined): string | undefined {
  if (!count) return undefined
  return count > 99 ? '99+' : String(count)
}
