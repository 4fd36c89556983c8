import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { isAdsPath } from '../../domain/catalogue/ads.ts'
import type { HomeContent } from '../../domain/catalogue/page-contents.ts'
import { pictureUrl } from '../../domain/catalogue/pictures.ts'
import { hasFailed, ImageError } from '../ui/lazy-image.tsx'
import { focusStyle, PictureSources } from '../ui/picture.tsx'

/** Two compositions: a wide one with a calm side for the text, a tall one for phones. */
export function HeroPicture({ home }: { home: HomeContent }) {
  const isAds = isAdsPath(useLocation().pathname)
  const picture = isAds ? home.adsHero : home.hero
  const [failed, setFailed] = useState<string>()
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && hasFailed(image)) setFailed(picture.id)
    },
    [picture.id],
  )
  // The error sentence lies behind the hero text on a dark ground, so it is kept faint.
  if (failed === picture.id) {
    return (
      <div className="hero-picture opacity-40">
        <ImageError />
      </div>
    )
  }
  return (
    <picture className="hero-picture">
      <PictureSources picture={picture} sizes="100vw" shape="portrait" media="(width < 768px)" />
      <PictureSources picture={picture} sizes="100vw" shape="landscape" />
      <img
        key={picture.id}
        ref={check}
        onError={() => setFailed(picture.id)}
        src={pictureUrl(picture, picture.widths[1] ?? 480, 'webp')}
        alt=""
        width={picture.width}
        height={picture.height}
        style={focusStyle(picture)}
        fetchPriority="high"
        className="size-full object-cover object-[50%_100%] md:object-[60%_70%]"
      />
    </picture>
  )
}
