import { teamPortraits } from '../../content/faces.ts'
import type { WithPortrait } from '../../domain/catalogue/page-contents.ts'
import { classNames } from '../ui/class-names.ts'
import { LazyImage } from '../ui/lazy-image.tsx'
import { Picture } from '../ui/picture.tsx'

type PortraitProps = {
  member: WithPortrait<{ image: string }>
  sizes: string
  priority?: boolean
  className?: string
}

function isPortrait(image: string): image is keyof typeof teamPortraits {
  return image in teamPortraits
}

/** A member of the team, in the ratio four to five: the photograph, or the painted portrait. */
export function Portrait({ member, sizes, priority = false, className }: PortraitProps) {
  const { image, portrait } = member
  const look = classNames('aspect-4/5 rounded-picture', className)
  if (portrait) {
    return (
      <Picture
        picture={portrait}
        shape="portrait"
        sizes={sizes}
        priority={priority}
        className={look}
      />
    )
  }
  if (!isPortrait(image)) return null
  const { src, avif, webp, alt, width, height, tone } = teamPortraits[image]
  const sources = (
    <>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
    </>
  )
  const size = { src, alt, width, height }
  if (!priority) return <LazyImage {...size} sources={sources} className={look} />
  return (
    <span className={classNames('block overflow-hidden', look)} style={{ backgroundColor: tone }}>
      <picture>
        {sources}
        <img {...size} alt={alt} fetchPriority="high" className="size-full object-cover" />
      </picture>
    </span>
  )
}
