import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { catalogueArchivePath } from '../../../contract/admin/downloads.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type AdminRequest, requireStaff } from '../../http/admin-api.ts'
import { refusal } from '../../http/refusal.ts'
import { importArchive } from './import-archive.ts'

const prefix = 'import-'

/** Too large for memory: the archive goes through a temporary file in the data folder. */
export async function answerArchive(
  request: Request,
  context: AdminRequest,
): Promise<Response | undefined> {
  const isMeant = new URL(request.url).pathname === catalogueArchivePath
  if (!isMeant || request.method !== 'POST') return undefined
  try {
    const staff = await requireStaff(context, 'catalogue', 'importFile')
    if (!request.body) throw new DomainError('CATALOGUE_UNREADABLE')
    const folder = await workFolder(context.env.dataDir)
    try {
      const file = path.join(folder, 'archive.zip')
      await pipeline(Readable.fromWeb(request.body as ReadableStream), createWriteStream(file))
      return Response.json(await importArchive({ ...context, ...staff }, file))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } catch (error) {
    return refusal(error, context)
  }
}

/** Temporary files left by a process that died are removed by the next import. */
async function workFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(prefix))
      await rm(path.join(dataDir, name), { recursive: true, force: true })
  }
  return mkdtemp(path.join(dataDir, prefix))
}
