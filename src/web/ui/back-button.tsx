import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { classNames } from './class-names.ts'
import { usePrefixedPath } from './link.tsx'

/** Goes back in the history if there is an earlier page of the app, otherwise to the home page. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const prefixed = usePrefixedPath()
  return () => {
    const index: unknown = window.history.state?.idx
    if (typeof index === 'number' ? index > 0 : window.history.length > 1) void navigate(-1)
    else void navigate(prefixed(path('home')))
  }
}

export function BackButton({ className }: { className?: string }) {
  const goBack = useGoBack()
  return (
    <button
      type="button"
      aria-label="Torna indietro"
      onClick={goBack}
      className={classNames(
        'grid size-11.5 place-items-center rounded-full bg-white shadow-e1 hover:bg-paper-2 md:size-13',
        className,
      )}
    >
      <ArrowLeft className="size-5" aria-hidden />
    </button>
  )
}

/**
 * Floats over the picture at the top of a page, and stays in reach while the page scrolls without covering
 * text: on a desktop it stays in the margin, on a phone it moves into the bar at the bottom.
 */
export function FloatingBackButton() {
  return (
    <div className="floating-back">
      <div className="wrap pointer-events-none sticky top-(--header) z-30 h-0">
        <BackButton className="pointer-events-auto absolute top-4 md:top-7 xl:left-[calc((var(--gutter)-52px)/2)]" />
      </div>
    </div>
  )
}
