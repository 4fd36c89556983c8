import { type RefObject, useEffect, useState } from 'react'

const patienceMs = 8000
const greetingMs = 400

export type PlayerStatus = 'loading' | 'playing' | 'unreachable'

/**
 * A frame that can't be reached shows the browser's own grey error page. The player answers messages once
 * it runs; until then, or if it never does, our own message is shown instead.
 */
export function usePlayerStatus(
  frame: RefObject<HTMLIFrameElement | null>,
  host: string,
): PlayerStatus {
  const [status, setStatus] = useState<PlayerStatus>('loading')
  useEffect(() => {
    const greet = () =>
      frame.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening' }), host)
    const greeting = setInterval(greet, greetingMs)
    const patience = setTimeout(() => setStatus('unreachable'), patienceMs)
    const listen = (event: MessageEvent) => {
      if (event.origin !== host || event.source !== frame.current?.contentWindow) return
      clearInterval(greeting)
      clearTimeout(patience)
      setStatus('playing')
    }
    window.addEventListener('message', listen)
    return () => {
      clearInterval(greeting)
      clearTimeout(patience)
      window.removeEventListener('message', listen)
    }
  }, [frame, host])
  return status
}
