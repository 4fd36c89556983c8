import { useState } from 'react'
import { classNames } from './class-names.ts'

/** Reviewers have one small file each; the team is painted larger, in several sizes. */
function faceUrl(image: string): string {
  return /^[fm]\d\d$/.test(image) ? `/faces/${image}.webp` : `/faces/${image}-240.webp`
}

type AvatarProps = {
  image: string
  /** A photograph in place of the painted face. */
  src?: string
  className?: string
}

/** A face. It stands beside a name, so it has no text of its own; a missing one leaves a disc. */
export function Avatar({ image, src, className }: AvatarProps) {
  const [failed, setFailed] = useState(false)
  return (
    <span
      className={classNames(
        'block flex-none overflow-hidden rounded-full bg-primary-light',
        className,
      )}
    >
      {!failed && (
        <img
          src={src ?? faceUrl(image)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
