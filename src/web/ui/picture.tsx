import type { Picture as PictureData } from '../../content/pictures/picture.ts'
import { classNames } from './class-names.ts'
import { LazyImage } from './lazy-image.tsx'

type PictureProps = {
  picture: PictureData
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** The one picture that the page is waiting for: loaded at once, before everything else. */
  priority?: boolean
  /** Empty where the text beside it says the same. */
  alt?: string
  className?: string
  imageClassName?: string
  onFailed?: () => void
}

function srcSetOf({ file, widths }: PictureData, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${file}-${width}.${format} ${width}w`).join(', ')
}

/** A painted picture of the manifest: AVIF, else WebP, in the size that fits; it never moves the page. */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, alt, className, imageClassName, onFailed } = props
  const sources = <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
  const image = {
    src: `${picture.file}-${picture.widths[0]}.webp`,
    srcSet: srcSetOf(picture, 'webp'),
    sizes,
    alt: alt ?? picture.alt,
    width: picture.width,
    height: picture.height,
  }
  if (!priority) {
    return (
      <LazyImage
        {...image}
        sources={sources}
        placeholder={picture.placeholder}
        className={className}
        imageClassName={imageClassName}
        onFailed={onFailed}
      />
    )
  }
  return (
    <span
      className={classNames('relative block overflow-hidden bg-cover bg-center', className)}
      style={{ backgroundImage: `url("${picture.placeholder}")` }}
    >
      <picture>
        {sources}
        <img
          {...image}
          fetchPriority="high"
          decoding="async"
          onError={onFailed}
          className={classNames('size-full object-cover', imageClassName)}
        />
      </picture>
    </span>
  )
}
