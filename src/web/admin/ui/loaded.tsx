import type { ReactNode } from 'react'
import { Pager } from './pager.tsx'
import { LoadFailed, RowsSkeleton } from './states.tsx'
import { useUrlState } from './use-url-state.ts'

export type Query<Data> = {
  data: Data | undefined
  isError: boolean
  error: unknown
  refetch: () => unknown
}

type LoadedProps<Data> = {
  query: Query<Data>
  /** How many quiet rows stand in for what is coming, and how tall each is. */
  rows?: number
  height?: number
  /** What could not be read, as a sentence. */
  failed?: string
  /** Of what stands in; the content has its own. */
  className?: string
  /** What was read before is not shown any more once it can't be read again. */
  onlyFresh?: boolean
  children: (data: Data) => ReactNode
}

/** What a query brings, or why it did not; until then as many rows as are coming. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, rows, height, failed, className, onlyFresh = false, children } = props
  const isGone = onlyFresh && query.isError
  if (query.data !== undefined && !isGone) return children(query.data)
  if (query.isError) {
    const again = () => void query.refetch()
    return <LoadFailed error={query.error} onRetry={again} title={failed} className={className} />
  }
  const coming = <RowsSkeleton rows={rows} height={height} />
  return className ? <div className={className}>{coming}</div> : coming
}

export type Listed<Item = unknown> = {
  items: Item[]
  page: number
  pageSize: number
  total: number
  totalIsExact: boolean
}

type ListPageProps<Data extends Listed> = Omit<LoadedProps<Data>, 'className'> & {
  /** One and many: `['prenotazione', 'prenotazioni']`. */
  what: readonly [one: string, many: string]
  /** Instead of the list where there is nothing in it. */
  empty: ReactNode
}

/** A list that stands in the address page by page: loading, failed, empty, rows, and the way on. */
export function ListPage<Data extends Listed>(props: ListPageProps<Data>) {
  const { what, empty, children, ...loaded } = props
  const { turnTo } = useUrlState()
  return (
    <Loaded {...loaded} className="px-page">
      {(data) => (
        <>
          {data.items.length > 0 ? children(data) : data.page > 1 ? <RowsSkeleton /> : empty}
          <Pager {...data} what={what} onPage={turnTo} />
        </>
      )}
    </Loaded>
  )
}
