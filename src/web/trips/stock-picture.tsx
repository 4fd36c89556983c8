import type { ComponentProps } from 'react'
import { sitePictures } from '../../content/pictures/site.ts'
import { Picture } from '../ui/picture.tsx'

export default function StockPicture(props: Omit<ComponentProps<typeof Picture>, 'picture'>) {
  return <Picture {...props} picture={sitePictures.fallback} />
}
