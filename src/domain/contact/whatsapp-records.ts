/** The WhatsApp chats stored in the browser; loaded only after a chat was opened. */
export const logLimit = 50

export type WhatsAppStats = {
  totalClicks: number
  lastNumber: string | null
  clicksByNumber: Record<string, number>
}

export type PopupBlocked = { destination: string; timestamp: string; userAgent: string }

export type PopupBlockedStats = {
  total: number
  lastBlocked: PopupBlocked | null
  byDestination: Record<string, number>
}

export type WhatsAppLogEntry = { timestamp: string; message: string; data: unknown }

export const emptyStats: WhatsAppStats = { totalClicks: 0, lastNumber: null, clicksByNumber: {} }

export const emptyPopupStats: PopupBlockedStats = {
  total: 0,
  lastBlocked: null,
  byDestination: {},
}

export function recordClick(stats: WhatsAppStats, number: string): WhatsAppStats {
  return {
    totalClicks: stats.totalClicks + 1,
    lastNumber: number,
    clicksByNumber: {
      ...stats.clicksByNumber,
      [number]: (stats.clicksByNumber[number] ?? 0) + 1,
    },
  }
}

export function recordPopupBlocked(
  stats: PopupBlockedStats,
  blocked: PopupBlocked,
): PopupBlockedStats {
  const { destination } = blocked
  return {
    total: stats.total + 1,
    lastBlocked: blocked,
    byDestination: {
      ...stats.byDestination,
      [destination]: (stats.byDestination[destination] ?? 0) + 1,
    },
  }
}

/** Only the last 50 entries are kept. */
export function appendLog(
  entries: readonly WhatsAppLogEntry[],
  entry: WhatsAppLogEntry,
): WhatsAppLogEntry[] {
  return [...entries, entry].slice(-logLimit)
}
