import { useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { addressInHash, noteShownPath } from '../browser/address.ts'
import { recordReferral } from '../browser/referral.ts'

/** Side effects of the current address, on every page. */
export function useAddress(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const isFirst = useRef(true)
  const { pathname, search } = location

  useEffect(() => {
    noteShownPath(pathname)
    recordReferral(pathname, search)
  }, [pathname, search])

  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    // A link may have been followed during hydration, when the router was not listening yet.
    if (addressInHash() !== createPath(location)) void navigate(addressInHash(), { replace: true })
  }, [location, navigate])
}
