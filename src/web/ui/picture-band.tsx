import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../../domain/catalogue/pictures.ts'
import { Picture } from './picture.tsx'

type PictureBandProps = {
  picture: PictureData
  title: ReactNode
  text?: ReactNode
  /** One or two buttons. */
  children: ReactNode
}

/** The end of a page: a painted band with a sentence and buttons that lead on. */
export function PictureBand({ picture, title, text, children }: PictureBandProps) {
  return (
    <div className="wrap pb-16 md:pb-24">
      <section className="on-dark relative isolate flex min-h-110 flex-col justify-end overflow-hidden rounded-panel bg-navy-dark text-white md:min-h-85">
        <div className="absolute inset-0 -z-20">
          <Picture
            picture={picture}
            alt=""
            sizes="(width >= 1440px) 1240px, 100vw"
            className="size-full"
          />
        </div>
        <div className="flex flex-col gap-6 bg-[linear-gradient(0deg,rgb(7_22_39/.94)_0,rgb(7_22_39/.82)_55%,rgb(7_22_39/.64)_74%,rgb(7_22_39/0)_100%)] p-6 pt-24 md:flex-row md:items-end md:justify-between md:gap-10 md:p-14 md:pt-28">
          <div className="max-w-[30em]">
            <h2 className="max-w-[13em] text-sub">{title}</h2>
            {text && <p className="mt-3">{text}</p>}
          </div>
          <div className="flex flex-none flex-col gap-2.5 md:flex-row">{children}</div>
        </div>
      </section>
    </div>
  )
}
