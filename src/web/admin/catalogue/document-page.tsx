import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { admin, hasCode } from '../api.ts'
import { Page } from '../ui/page.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'
import { DocumentEditor } from './document-editor.tsx'

/** One document: the address carries its key, `/admin/redazione/trip/grecia`. */
export function Component() {
  const key = useParams()['*'] ?? ''
  const query = useQuery({
    ...admin.catalogue.find.queryOptions({ input: { key } }),
    // A form starts from fresh data only: cached data would be replaced while somebody types.
    refetchOnMount: 'always',
    gcTime: 0,
  })
  if (query.data && !query.isFetching) {
    return <DocumentEditor key={key} found={query.data} reload={() => void query.refetch()} />
  }
  return (
    <Page title="Redazione">
      <div className="px-page">
        {hasCode(query.error, 'DOCUMENT_NOT_FOUND') ? (
          <Nothing title="Qui non c’è niente">
            Il documento è stato scartato, o l’indirizzo non è giusto.
          </Nothing>
        ) : query.error ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <RowsSkeleton rows={6} height={64} />
        )}
      </div>
    </Page>
  )
}
