import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Params = URLSearchParams | Record<string, string>
type SetSearchParams = (
  next: Params | ((before: URLSearchParams) => Params),
  options?: { replace?: boolean },
) => void

const never = () => () => {}

/**
 * The query of the address. Prerendered HTML has none, so the first render has none either, and only a page
 * that was opened with a query is rendered a second time.
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const location = useLocation()
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const chosen = typeof next === 'function' ? next(new URLSearchParams(params)) : next
      void navigate(`?${new URLSearchParams(chosen)}`, options)
    },
    [navigate, params],
  )
  return [params, setParams]
}
