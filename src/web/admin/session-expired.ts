const listeners = new Set<() => void>()

/** Any call may be the one that learns that the session is over. */
export function sessionExpired(): void {
  for (const listen of listeners) listen()
}

/** For the frame of the pages, which leads to the sign-in. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
