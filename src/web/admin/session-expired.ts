import { listeners } from '../browser/listeners.ts'

const { subscribe, tell } = listeners()

/** Any call may be the one that learns that the session is over. */
export const sessionExpired = (): void => tell()

/** For the frame of the pages, which leads to the sign-in. */
export const onSessionExpired = subscribe
