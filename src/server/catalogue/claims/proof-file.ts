import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { maxProofBytes, type ProofType, proofTypes } from '../../../domain/catalogue/claims.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { requireStoreRoom } from '../../access/uploads/upload-room.ts'
import type { Deps } from '../../platform/deps.ts'
import { announceFiles } from '../../platform/files/removals.ts'
import { findClaim } from './store.ts'

/** The part of the browser's `File` that is needed; tests pass plain objects. */
export type SentFile = { name: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> }

export type StoredProof = { filePath: string; fileName: string; fileType: ProofType }

/** Stored before the claim is, and announced for removal until the claim refers to it. */
export async function storeProof(deps: Deps, file: SentFile): Promise<StoredProof> {
  if (file.size > maxProofBytes) throw wrongField('file', 'Il file supera i 10 MB')
  const content = new Uint8Array(await file.arrayBuffer())
  const fileType = await typeOf(content)
  if (!fileType) throw wrongField('file', 'Scegli un PDF, oppure una foto JPEG o PNG')
  await requireStoreRoom(deps, content.length)
  const filePath = `claims/${randomUUID()}`
  await announceFiles(deps.db, [filePath])
  await deps.files.put(filePath, content)
  return { filePath, fileType, fileName: plainName(file.name) }
}

/** Detected from the first bytes, whatever the file's name. */
async function typeOf(content: Uint8Array): Promise<ProofType | undefined> {
  const found = await fileTypeFromBuffer(content)
  return proofTypes.find((type) => type === found?.mime)
}

/** The file name without folders and unusual characters. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '').slice(-120) || 'prova'
}

export async function openProof({ db, files }: Pick<Deps, 'db' | 'files'>, key: string) {
  const claim = await findClaim(db, key)
  if (!claim?.filePath) throw new DomainError('NOT_FOUND')
  const { filePath, fileName, fileType } = claim
  return { content: await files.get(filePath), fileName: fileName ?? 'prova', fileType }
}
