import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { hasRoomToWork, requireRoomToStart } from './free-space.ts'

const megabytes = (count: number) => async () => count * 1024 * 1024
const env = (source: Record<string, string> = {}) => readEnv({ DATA_DIR: '/tmp/dati', ...source })
const elsewhere = env({ DATABASE_URL: 'postgres://u@h/d', STORAGE_URL: 's3://k:s@h/bucket' })

describe('the room on the disk', () => {
  it('is asked for in one sentence before a new database is begun', async () => {
    await expect(requireRoomToStart(env(), true, megabytes(149))).rejects.toThrow(
      'DATA_DIR /tmp/dati has 149 MB left and at least 150 are needed',
    )
    await requireRoomToStart(env(), true, megabytes(150))
  })

  it('may be less where the database is there already', async () => {
    await requireRoomToStart(env(), false, megabytes(32))
    await expect(requireRoomToStart(env(), false, megabytes(31))).rejects.toThrow('31 MB left')
  })

  it('takes the site out of service when it is used up', async () => {
    expect(await hasRoomToWork(env(), megabytes(32))).toBe(true)
    expect(await hasRoomToWork(env(), megabytes(31))).toBe(false)
    expect(await hasRoomToWork(env(), () => Promise.reject(new Error('EIO')))).toBe(false)
  })

  it('does not matter where rows and documents are kept elsewhere', async () => {
    expect(await hasRoomToWork(elsewhere, megabytes(0))).toBe(true)
    await requireRoomToStart(elsewhere, true, megabytes(0))
  })
})
