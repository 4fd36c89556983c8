import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Params = URLSearchParams | Record<string, string>
type SetSearchParams = (
  next: Params | ((before: URLSearchParams) => Params),
  options?: { replace?: boolean },
) => void

/**
 * The query of the address. The router's own hook would bring its forms and fetchers into the first
 * load of every page.
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation()
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
