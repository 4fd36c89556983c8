import { useNavigation } from 'react-router'

/** A thin line while a page is being fetched; quick pages never show it. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75">
      <div
        className={
          isLoading
            ? 'h-full w-4/5 bg-accent transition-[width] delay-150 duration-[4s] ease-out'
            : 'h-full w-0 bg-accent'
        }
      />
    </div>
  )
}
