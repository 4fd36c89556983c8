import { useLocation } from 'react-router'
import { sitePictures } from '../../content/pictures/site.ts'
import { isAdsPath } from '../../domain/ads.ts'
import { pictureUrl } from '../../domain/pictures.ts'
import { PictureSources } from '../ui/picture.tsx'

/** Two compositions: a wide one with a calm side for the words, a tall one for phones. */
export function HeroPicture() {
  const isAds = isAdsPath(useLocation().pathname)
  const picture = sitePictures[isAds ? 'hero-ads' : 'hero-home']
  return (
    <picture className="hero-picture">
      <PictureSources picture={picture} sizes="100vw" shape="portrait" media="(width < 768px)" />
      <PictureSources picture={picture} sizes="100vw" shape="landscape" />
      <img
        src={pictureUrl(picture, 960, 'webp')}
        alt=""
        width={picture.width}
        height={picture.height}
        fetchPriority="high"
        className="size-full object-cover object-[50%_100%] md:object-[60%_70%]"
      />
    </picture>
  )
}
