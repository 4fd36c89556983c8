import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '../browser/idle.ts'

/** Delays content that needs a request until the browser is idle. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => whenIdle(() => setIsTime(true)), [])
  return isTime && children
}
