import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import { classNames } from './class-names.ts'
import { useInView } from './use-in-view.ts'

export const imageErrorText = 'Errore caricamento immagine'

/** Takes the place of a picture that can't be loaded. */
export function ImageError() {
  return (
    <span className="grid size-full place-items-center bg-paper-2 p-4 text-center text-small text-ink-2">
      {imageErrorText}
    </span>
  )
}

/** A picture may have failed before a listener was attached; then only its size shows the failure. */
export const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0

type LazyImageProps = {
  src: string
  alt: string
  /** Picture formats before `src`: the children of a picture element. */
  sources?: ReactNode
  width?: number
  height?: number
  sizes?: string
  srcSet?: string
  style?: CSSProperties
  /** Shown behind the image until it is there: a colour or a tiny blurred picture. */
  placeholder?: string
  className?: string
  imageClassName?: string
  /** Replaces the error text, such as the stock picture of a gallery. */
  onFailed?: () => void
}

export function backdrop(placeholder: string | undefined) {
  return placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined
}

type State = 'placeholder' | 'loaded' | 'error'

/**
 * Placeholder, then the image once it is near the viewport, or a sentence if it can't be loaded. Readers
 * without JavaScript get the image at once.
 */
export function LazyImage(props: LazyImageProps) {
  const { src, alt, sources, placeholder, className, imageClassName, onFailed, ...size } = props
  const { ref, inView } = useInView<HTMLSpanElement>()
  const [state, setState] = useState<State>('placeholder')
  const fail = useCallback(() => {
    setState('error')
    onFailed?.()
  }, [onFailed])
  // A cached image may be complete before its load event can be observed.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setState('loaded')
  }, [])
  const look = classNames('size-full object-cover', imageClassName)
  return (
    <span
      ref={ref}
      data-state={state}
      className={classNames('block overflow-hidden bg-paper-2 bg-cover bg-center', className)}
      style={backdrop(placeholder)}
    >
      {state === 'error' ? (
        <ImageError />
      ) : (
        inView && (
          <picture className="contents">
            {sources}
            <img
              {...size}
              ref={check}
              src={src}
              alt={alt}
              decoding="async"
              onLoad={() => setState('loaded')}
              onError={fail}
              className={classNames(
                look,
                'transition-opacity duration-200',
                state === 'loaded' ? 'opacity-100' : 'opacity-0',
              )}
            />
          </picture>
        )
      )}
      <noscript>
        <img {...size} src={src} alt={alt} loading="lazy" className={look} />
      </noscript>
    </span>
  )
}
