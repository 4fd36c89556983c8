import type { JobName } from './job-names.ts'

/** What this process has recorded about itself. Plain numbers, kept whether or not metrics are enabled. */

export type JobRecord = {
  runs: number
  failures: number
  lastRunAt: Date
  lastFailureAt: Date | null
  lastSeconds: number
  /** Failed the last time: a job that has succeeded since is not reported. */
  isFailing: boolean
}

const jobs = new Map<JobName, JobRecord>()
const refusals = new Map<string, number>()
const sizes = new Map<string, () => number>()

export function noteJob(name: JobName, { at, seconds, failed }: JobRun): void {
  const known = jobs.get(name)
  jobs.set(name, {
    runs: (known?.runs ?? 0) + 1,
    failures: (known?.failures ?? 0) + (failed ? 1 : 0),
    lastRunAt: at,
    lastFailureAt: failed ? at : (known?.lastFailureAt ?? null),
    lastSeconds: seconds,
    isFailing: failed,
  })
}

type JobRun = { at: Date; seconds: number; failed: boolean }

export function noteRefusal(limit: string): void {
  refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
}

/** Registers an in-memory store that grows while the site runs, with a function that reads its size. */
export function watchSize(name: string, read: () => number): void {
  sizes.set(name, read)
}

export const jobRecords = (): ReadonlyMap<JobName, JobRecord> => jobs
export const refusalCounts = (): ReadonlyMap<string, number> => refusals
export const cacheSizes = () => [...sizes].map(([name, read]) => ({ name, size: read() }))
