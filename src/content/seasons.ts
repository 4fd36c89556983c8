import type { SeasonsDocument } from '../domain/catalogue/seasons-document.ts'

/** June to August and December are high season, January and February low. */
export const seasons: SeasonsDocument = {
  factors: [0.9, 0.9, 1, 1, 1, 1.2, 1.2, 1.2, 1, 1, 1, 1.2],
}
