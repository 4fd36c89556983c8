import { useEffect, useRef, useState } from 'react'

type Distance = IntersectionObserverInit

const nearby: Distance = { threshold: 0.1, rootMargin: '50px' }
/** About a screen away: time enough to fetch what the element needs. */
export const inReach: Distance = { rootMargin: '900px' }

const onView = new WeakMap<Element, () => void>()
const observers = new Map<Distance, IntersectionObserver>()

/** One observer for all elements that ask for the same distance: a page has dozens of pictures. */
function observerAt(distance: Distance): IntersectionObserver {
  const existing = observers.get(distance)
  if (existing) return existing
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) onView.get(target)?.()
  }, distance)
  observers.set(distance, observer)
  return observer
}

/** Turns true, once, when a tenth of the element is within 50 px of the viewport. */
export function useInView<Target extends HTMLElement>(distance = nearby) {
  const ref = useRef<Target>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || inView) return
    const observer = observerAt(distance)
    onView.set(element, () => setInView(true))
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [inView, distance])
  return { ref, inView }
}
