import type { IsoDate } from '../dates.ts'

/** Claims the agency makes about itself and must be able to prove. */
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

/** A claim as visitors see it: the text or number, and a link to its proof. */
export type Claim = { value: string; href?: string }
export type Claims = Partial<Record<ClaimKey, Claim>>

/** The file types allowed as proof, detected from the content. */
export const proofTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type ProofType = (typeof proofTypes)[number]
export const maxProofBytes = 10 * 1024 * 1024

/** A claim as stored in the back office. */
export type ClaimProof = {
  value: string
  /** A web page that proves it. */
  proofUrl: string | null
  /** Or a note about a document in the agency's own files. */
  proofNote: string | null
  /** Or an uploaded file. */
  filePath?: string | null
  checkedBy: string | null
  /** The last day on which the claim may be shown. */
  validUntil: IsoDate | null
}

export type ClaimState = 'missing' | 'unproven' | 'expired' | 'proven'

/** A claim is proven only with a text, a proof, a person who checked it, and an expiry day not yet passed. */
export function claimState(claim: ClaimProof | undefined, today: IsoDate): ClaimState {
  if (!claim?.value.trim()) return 'missing'
  const hasProof = Boolean(claim.proofUrl?.trim() || claim.proofNote?.trim() || claim.filePath)
  if (!hasProof || !claim.checkedBy || !claim.validUntil) return 'unproven'
  return claim.validUntil < today ? 'expired' : 'proven'
}
