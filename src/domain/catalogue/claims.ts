import type { IsoDate } from '../dates.ts'

/** What the agency says of itself and has to be able to show. */
export const claimKeys = [
  'travellers',
  'experience',
  'destinations',
  'since',
  'clients',
  'iata',
  'guarantee-fund',
  'insurance',
  'assistance',
  'site-scanner',
  'trust-view',
] as const
export type ClaimKey = (typeof claimKeys)[number]

/** As visitors see it: the words or number, and where they can look it up. */
export type Claim = { value: string; href?: string }
export type Claims = Partial<Record<ClaimKey, Claim>>

/** What a proof may be as a file, by its content. */
export const proofTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type ProofType = (typeof proofTypes)[number]
export const maxProofBytes = 10 * 1024 * 1024

/** As the back office keeps it. */
export type ClaimProof = {
  value: string
  /** A page that shows it. */
  proofUrl: string | null
  /** Or a document in the agency's own files. */
  proofNote: string | null
  /** Or a file that is kept here. */
  filePath?: string | null
  checkedBy: string | null
  /** The last day on which it may be said. */
  validUntil: IsoDate | null
}

export type ClaimState = 'missing' | 'unproven' | 'expired' | 'proven'

/** Said only with words, a proof, somebody who looked at it, and a day until which that holds. */
export function claimState(claim: ClaimProof | undefined, today: IsoDate): ClaimState {
  if (!claim?.value.trim()) return 'missing'
  const hasProof = Boolean(claim.proofUrl?.trim() || claim.proofNote?.trim() || claim.filePath)
  if (!hasProof || !claim.checkedBy || !claim.validUntil) return 'unproven'
  return claim.validUntil < today ? 'expired' : 'proven'
}
