import { useState } from 'react'
import { classNames } from './class-names.ts'

/** Each reviewer has one small file; the team's faces are painted larger, in several sizes. */
function faceUrl(image: string): string {
  return /^[fm]\d\d$/.test(image) ? `/faces/${image}.webp` : `/faces/${image}-240.webp`
}

type AvatarProps = {
  image: string
  /** A photograph in place of the painted face. */
  src?: string
  className?: string
}

/** A face. It stands beside a name, so its alt text is empty; if the file is missing, a plain disc remains. */
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
