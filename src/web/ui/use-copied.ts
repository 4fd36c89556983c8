import { useEffect, useState } from 'react'

const copiedForMs = 2000

/** Whether something was copied within the last two seconds; the copy button says so for that time. */
export function useCopied(): [isCopied: boolean, setCopied: (isCopied: boolean) => void] {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return [isCopied, setCopied]
}
