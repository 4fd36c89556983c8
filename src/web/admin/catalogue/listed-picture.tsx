import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Picture } from '../../ui/picture.tsx'
import { admin } from '../api.ts'
import type { Listed } from './document-state.tsx'
import { drawnPicture, type NamedPicture } from './drawn-picture.ts'

const prefix = 'picture/'

/** The photographs in a list of documents, by document key. */
export function useListedPictures(items: readonly Listed[]): ReadonlyMap<string, NamedPicture> {
  const keys = items.map(({ key }) => key).filter((key) => key.startsWith(prefix))
  const ids = keys.map((key) => key.slice(prefix.length))
  const { data } = useQuery({
    ...admin.catalogue.namedPictures.queryOptions({ input: { ids } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map(data?.pictures.map((picture) => [picture.key, picture]))
}

type Props = { item: Listed; picture: NamedPicture | undefined }

/** A thumbnail beside the words of a photograph; nothing for other documents. */
export function ListedPicture({ item, picture }: Props) {
  if (!item.key.startsWith(prefix)) return null
  return picture ? (
    <Picture
      picture={drawnPicture(picture)}
      alt=""
      sizes="96px"
      plain
      className="aspect-4/3 w-24 shrink-0 self-start rounded-tag"
    />
  ) : (
    <span className="block aspect-4/3 w-24 shrink-0 self-start rounded-tag bg-paper-2" />
  )
}
