import { useEffect, useRef, useState } from 'react'

const nearby = { threshold: 0.1, rootMargin: '50px' } as const

/** Turns true, once, when a tenth of the element is within 50 px of the viewport. */
export function useInView<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || inView) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInView(true)
    }, nearby)
    observer.observe(element)
    return () => observer.disconnect()
  }, [inView])
  return { ref, inView }
}
