import { useEffect, useRef, useState } from 'react'

const nearby: IntersectionObserverInit = { threshold: 0.1, rootMargin: '50px' }
/** A screen or so away: time enough to fetch what the element needs. */
export const inReach: IntersectionObserverInit = { rootMargin: '900px' }

/** Turns true, once, when a tenth of the element is within 50 px of the viewport. */
export function useInView<Element extends HTMLElement>(distance = nearby) {
  const ref = useRef<Element>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || inView) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInView(true)
    }, distance)
    observer.observe(element)
    return () => observer.disconnect()
  }, [inView, distance])
  return { ref, inView }
}
