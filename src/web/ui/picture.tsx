import { type ReactNode, useCallback, useState } from 'react'
import {
  type Picture as PictureData,
  type PictureFormat,
  type PictureShape,
  pictureSrcSet,
  pictureUrl,
} from '../../domain/catalogue/pictures.ts'
import { classNames } from './class-names.ts'
import { backdrop, hasFailed, ImageError, LazyImage } from './lazy-image.tsx'

type PictureProps = {
  picture: PictureData
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** 'upright-below-desk' takes the portrait composition up to 1023 px and the landscape one above. */
  shape?: PictureShape | 'upright-below-desk'
  /** The page's most important picture: loaded at once, before everything else. */
  priority?: boolean
  /** Empty if the text beside the picture says the same. */
  alt?: string
  className?: string
  imageClassName?: string
  /** For small pictures: no blurred placeholder while loading. */
  plain?: boolean
  onFailed?: () => void
}

type SourceProps = { picture: PictureData; sizes: string; shape: PictureShape; media?: string }

/** One composition in both formats; renders nothing for a portrait version that the picture lacks. */
export function PictureSources({ picture, sizes, shape, media }: SourceProps) {
  if (shape === 'portrait' && !picture.portrait) return null
  const source = (format: PictureFormat) => (
    <source
      media={media}
      type={`image/${format}`}
      srcSet={pictureSrcSet(picture, format, shape)}
      sizes={sizes}
    />
  )
  return (
    <>
      {source('avif')}
      {source('webp')}
    </>
  )
}

/** Keeps the focus point that was marked in a photograph in view. */
export function focusStyle({ focus }: PictureData) {
  return focus && { objectPosition: `${focus.x}% ${focus.y}%` }
}

/** A picture of the catalogue: AVIF, else WebP, in the size that fits; it never shifts the layout. */
export function Picture(props: PictureProps) {
  const { picture, sizes, shape = 'landscape', priority = false, alt, className } = props
  const { imageClassName, plain = false, onFailed } = props
  const isMixed = shape === 'upright-below-desk'
  const main = isMixed ? 'landscape' : shape
  const sources = (
    <>
      {isMixed && (
        <PictureSources picture={picture} sizes={sizes} shape="portrait" media="(width < 1024px)" />
      )}
      <PictureSources picture={picture} sizes={sizes} shape={main} />
    </>
  )
  const image = {
    src: pictureUrl(picture, picture.widths[0] ?? 480, 'webp'),
    alt: alt ?? picture.alt,
    width: picture.width,
    height: picture.height,
    // The portrait version was already cropped around the focus point.
    style: main === 'portrait' && picture.portrait ? undefined : focusStyle(picture),
  }
  if (!priority) {
    return (
      <LazyImage
        {...image}
        sources={sources}
        placeholder={plain ? undefined : picture.placeholder}
        className={className}
        imageClassName={imageClassName}
        onFailed={onFailed}
      />
    )
  }
  return (
    <PriorityImage
      {...image}
      key={picture.id}
      sources={sources}
      placeholder={picture.placeholder}
      className={className}
      imageClassName={imageClassName}
      onFailed={onFailed}
    />
  )
}

type PriorityImageProps = Pick<PictureProps, 'className' | 'imageClassName' | 'onFailed'> & {
  src: string
  alt: string
  width: number
  height: number
  style: ReturnType<typeof focusStyle>
  sources: ReactNode
  placeholder: string
}

/** Is in the HTML without lazy loading, and shows the error text whether it fails before or after hydration. */
function PriorityImage(props: PriorityImageProps) {
  const { sources, placeholder, className, imageClassName, onFailed, ...image } = props
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => {
    setFailed(true)
    onFailed?.()
  }, [onFailed])
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (element && hasFailed(element)) fail()
    },
    [fail],
  )
  return (
    <span
      className={classNames('block overflow-hidden bg-cover bg-center', className)}
      style={backdrop(placeholder)}
    >
      {failed ? (
        <ImageError />
      ) : (
        <picture className="contents">
          {sources}
          <img
            {...image}
            alt={image.alt}
            ref={check}
            fetchPriority="high"
            onError={fail}
            className={classNames('size-full object-cover', imageClassName)}
          />
        </picture>
      )}
    </span>
  )
}
