import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '../browser/idle.ts'

/** What has to be asked for waits until the page has nothing better to do. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => whenIdle(() => setIsTime(true)), [])
  return isTime && children
}
