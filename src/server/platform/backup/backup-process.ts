import { setPriority } from 'node:os'
import { describeError } from '../describe-error.ts'
import type { Env } from '../env.ts'
import { backup } from './commands.ts'

/** The messages that the backup process receives and sends. */
export type BackupOrder = { env: Env; release: string; at: string }
export type BackupMessage =
  | { progress: number }
  | { rows: number; documents: number }
  | { failed: string; code: string | null }

/**
 * Runs the code of `npm run backup` in a process of its own, so that visitors don't notice it and its memory
 * is freed at the end.
 */
setPriority(5)

const tell = (message: BackupMessage, sent?: () => void) =>
  process.send?.(message, undefined, {}, sent)

process.on('disconnect', () => process.exit())
process.on('message', async ({ env, release, at }: BackupOrder) => {
  try {
    let told = -1
    const report = (share: number) => {
      const progress = Math.floor(share * 100)
      if (progress > told) tell({ progress })
      told = Math.max(told, progress)
    }
    const { rows, documents } = await backup(env, release, new Date(at), report)
    tell({ rows, documents }, () => process.exit())
  } catch (error) {
    const { code } = error as { code?: unknown }
    const failed = JSON.stringify(describeError(error))
    tell({ failed, code: typeof code === 'string' ? code : null }, () => process.exit(1))
  }
})
