import { listeners } from '../browser/listeners.ts'

const { subscribe, tell } = listeners()

/** Any call may be the first to learn that the session is over. */
export const sessionExpired = (): void => tell()

/** For the shell, which shows the sign-in. */
export const onSessionExpired = subscribe
