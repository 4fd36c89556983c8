import { describe, expect, it } from 'vitest'
import {
  backupCheck,
  databaseCheck,
  diskCheck,
  formatBytes,
  jobsCheck,
  limitsCheck,
  mailCheck,
  signInCheck,
  storageCheck,
} from './system-checks.ts'

const megabyte = 1024 * 1024
const now = new Date('2026-11-15T20:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('the state of the system', () => {
  it.each([
    ['never', null, 'wrong'],
    ['this night', hoursAgo(16), 'ok'],
    ['two nights ago', hoursAgo(40), 'attention'],
    ['last week', hoursAgo(24 * 8), 'wrong'],
  ] as const)('backup %s', (_when, at, state) => {
    const found = backupCheck(at, false, now)
    expect(found.state).toBe(state)
    expect(found.advice !== null).toBe(state !== 'ok')
  })

  it.each([
    [50_000, 100_000, 'ok'],
    [1_000, 4_000, 'ok'],
    [1_500, 40_000, 'attention'],
    [150, 40_000, 'wrong'],
  ] as const)('%d MB free of %d', (free, total, state) => {
    expect(diskCheck({ free: free * megabyte, total: total * megabyte }).state).toBe(state)
  })

  it.each([
    [{ hasServer: false, queued: 3, failed: 0, oldestSeconds: 10 }, 'wrong', 'SMTP_URL'],
    [{ hasServer: true, queued: 0, failed: 2, oldestSeconds: 0 }, 'wrong', 'Posta in uscita'],
    [{ hasServer: true, queued: 5, failed: 0, oldestSeconds: 1200 }, 'attention', 'fornitore'],
    [{ hasServer: true, queued: 5, failed: 0, oldestSeconds: 3 }, 'ok', ''],
  ] as const)('mail %o', (facts, state, advice) => {
    const found = mailCheck(facts)
    expect(found.state).toBe(state)
    expect(found.advice ?? '').toContain(advice)
  })

  it('of the database: away, slow, grown, well', () => {
    const facts = { isEmbedded: true, milliseconds: 2, bytes: 40 * megabyte }
    expect(databaseCheck(facts)).toMatchObject({ state: 'ok', advice: null })
    expect(databaseCheck({ ...facts, milliseconds: null }).state).toBe('wrong')
    expect(databaseCheck({ ...facts, milliseconds: 1500 }).state).toBe('attention')
    expect(databaseCheck({ ...facts, bytes: 2000 * megabyte }).advice).toContain('move-to-postgres')
  })

  it('of storage, background work, sign-ins and limits', () => {
    expect(storageCheck({ isRemote: true, works: false }).state).toBe('wrong')
    expect(storageCheck({ isRemote: false, works: true }).state).toBe('ok')
    expect(jobsCheck(['mail'], 10)).toMatchObject({ state: 'attention' })
    expect(jobsCheck([], 10).text).toContain('10')
    expect(signInCheck(31).state).toBe('attention')
    expect(signInCheck(1).text).toBe('Uno nelle ultime 24 ore.')
    expect(limitsCheck(1001).state).toBe('attention')
    expect(limitsCheck(0).state).toBe('ok')
  })

  it('speaks of sizes as people do', () => {
    expect(formatBytes(40 * megabyte)).toBe('40 MB')
    expect(formatBytes(1536 * megabyte)).toBe('1,5 GB')
  })
})
