import { pages } from '../../contract/pages.ts'

/** The place without anybody's key. */
export const placePath = pages.tripPlace.replace('/:token', '')
