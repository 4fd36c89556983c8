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
  /** The number and height of the skeleton rows. */
  rows?: number
  height?: number
  /** The error message, as a sentence. */
  failed?: string
  /** For the skeleton rows; the content has a class of its own. */
  className?: string
  /** After a failed refetch the old data is not shown any more. */
  onlyFresh?: boolean
  children: (data: Data) => ReactNode
}

/** The data of a query, or its error; until then skeleton rows. */
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
  /** Singular and plural: `['prenotazione', 'prenotazioni']`. */
  what: readonly [one: string, many: string]
  /** Shown instead of an empty list. */
  empty: ReactNode
}

/** A list with its page number in the URL: loading, failed, empty, rows, and the pager. */
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
