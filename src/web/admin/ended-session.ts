const listeners = new Set<() => void>()

/** Any call may be the one that learns that the session is over; the frame of the pages listens. */
export const endedSession = {
  tell(): void {
    for (const listen of listeners) listen()
  },
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
