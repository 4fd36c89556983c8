import type { z } from 'zod'
import type { pageErrorSchema } from '../../../contract/admin/office/visitors.ts'
import type { Page, PageRequest } from '../../platform/db/paging.ts'
import type { Deps } from '../../platform/deps.ts'
import { type PageError, pageOfErrors, resolvedFingerprints } from './store.ts'

type Listed = z.input<typeof pageErrorSchema>
type Asked = PageRequest & { state: 'open' | 'resolved' }

export async function listErrors(
  { db, build }: Pick<Deps, 'db'> & { build: string },
  { state, page, pageSize }: Asked,
): Promise<Page<Listed>> {
  const { rows, ...counted } = await pageOfErrors(db, state, { page, pageSize })
  const solved = await resolvedFingerprints(
    db,
    rows.map((row) => row.fingerprint),
  )
  return {
    page,
    pageSize,
    ...counted,
    items: rows.map((row) => ({
      ...viewOf(row),
      isThisBuild: row.build === build,
      isBack: row.resolvedAt === null && solved.has(row.fingerprint),
    })),
  }
}

function viewOf(row: PageError): Omit<Listed, 'isThisBuild' | 'isBack'> {
  const { id, message, places, page, count, build, resolvedBy } = row
  return {
    id,
    message,
    places,
    page,
    count,
    build,
    resolvedBy,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    browsers: Object.entries(row.browsers)
      .map(([name, times]) => ({ name, count: times }))
      .toSorted((a, b) => b.count - a.count),
  }
}
