import { useEffect, useRef, useState } from 'react'
import { site } from '../browser/site.ts'
import { classNames } from '../ui/class-names.ts'

const sizes = {
  xsmall: { mark: 'size-6', text: 'text-base' },
  small: { mark: 'size-8', text: 'text-[1.25rem]' },
  /** For the header; on phones as small as 'small'. */
  medium: { mark: 'size-8 md:size-9.5', text: 'text-[1.25rem] md:text-[1.4375rem]' },
  large: { mark: 'size-11', text: 'text-[1.6875rem]' },
  xlarge: { mark: 'size-16', text: 'text-[2.25rem]' },
} as const

export type LogoSize = keyof typeof sizes
type LogoState = 'loading' | 'loaded' | 'failed'

type LogoProps = {
  size?: LogoSize
  /** 'light' is for dark backgrounds. */
  variant?: 'light' | 'dark'
  className?: string
  /** For logos further down the page: fetched only when near the viewport. */
  lazy?: boolean
}

/** The mark and the name. If the mark can't be loaded, it is replaced, once, by the one drawn in the page. */
export function Logo({ size = 'medium', variant = 'dark', className, lazy }: LogoProps) {
  const { brand } = site()
  const [state, setState] = useState<LogoState>('loading')
  const { mark, text } = sizes[size]
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // The picture often loads before the app does, so its load event has already fired.
    const look = () => {
      if (image.current?.complete) setState(image.current.naturalWidth > 0 ? 'loaded' : 'failed')
    }
    look()
  }, [])
  const { word } = brand.logo
  const files = word ?? brand.logo
  const source = variant === 'light' ? files.white : files.main
  const isOwn = source.startsWith('/brand/')
  return (
    <span
      className={classNames(
        'display inline-flex items-center gap-2.5 leading-none',
        text,
        className,
      )}
      data-logo={brand.logo.version}
      data-state={state}
    >
      {state === 'failed' ? (
        // An agency with its own logo falls back to its name alone.
        !isOwn && <FallbackMark className={mark} />
      ) : (
        <img
          ref={image}
          src={`${source}?${brand.logo.version}`}
          alt={word ? brand.name : ''}
          width={40 * (word?.ratio ?? 1)}
          height={40}
          // As tall as the mark with the name beside it, whatever its shape.
          style={word && { height: '1.65em', width: 'auto', maxWidth: '56vw' }}
          loading={lazy ? 'lazy' : undefined}
          // Low, so that React does not preload it in the head before the stylesheet and the fonts.
          fetchPriority="low"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
          className={classNames(
            !word && mark,
            !word && 'flex-none',
            // An agency's own logo may be transparent, so it gets no background while it loads.
            !isOwn && 'rounded-full',
            !isOwn && state === 'loading' && 'animate-pulse bg-line-2',
          )}
        />
      )}
      {(!word || state === 'failed') && brand.name}
    </span>
  )
}

/** A wave and the sun, drawn in the page itself. */
function FallbackMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 40" className={classNames('flex-none', className)} aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="#F8E7C1" />
      <circle cx="27" cy="14" r="6" fill="#F4711F" />
      <path d="M0 22C6 10 18 8 22 18c2 6 10 6 17 4a20 20 0 0 1-38 2z" fill="#0E5AA7" />
      <path d="M1 27c8-4 15 2 22 1s10-3 15-2a20 20 0 0 1-37 1z" fill="#0B2239" />
    </svg>
  )
}
