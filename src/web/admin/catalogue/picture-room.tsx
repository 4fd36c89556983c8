import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { draftProblems } from '../../../domain/catalogue/draft-problems.ts'
import { fieldsOf, type Plain } from '../../../domain/catalogue/form-shape.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { picturesIn } from '../../../domain/catalogue/pictures-in.ts'
import type { Problem } from '../../../domain/catalogue/problems.ts'
import { useToday } from '../../browser/hydration.ts'
import { admin } from '../api.ts'
import type { NamedPicture } from './drawn-picture.ts'

type PictureRoom = {
  /** Undefined while loading, and for ids that are no picture document. */
  find: (id: string) => NamedPicture | undefined
  /** The value that the document first had at this path of the form. */
  paintedAt: (path: string) => unknown
  /** Takes what is being typed about a picture, before the server has it. */
  write: (id: string, document: Plain) => void
  /** Registers a picture form, so that `flush` saves it, too; returns the function that removes it. */
  join: (flush: () => Promise<boolean>) => () => void
  reload: () => Promise<unknown>
  /** Called when a picture's text has reached the server. */
  saved: () => void
}

const RoomContext = createContext<PictureRoom | null>(null)
export const PictureRoomProvider = RoomContext.Provider

export function usePictureRoom(): PictureRoom {
  const room = useContext(RoomContext)
  if (!room) throw new Error('A picture is shown outside of its document')
  return room
}

/** The pictures of a document: what is known of them, and what they lack for publishing. */
export function useDocumentPictures(key: string, document: Plain, first: Plain | null) {
  const today = useToday()
  const fields = useMemo(() => fieldsOf(sectionsOf(key)), [key])
  const named = useMemo(() => picturesIn(fields, document), [fields, document])
  const ids = [...new Set(named.map(({ id }) => id))].toSorted()
  const query = useQuery({
    ...admin.catalogue.namedPictures.queryOptions({ input: { ids } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const [written, setWritten] = useState<ReadonlyMap<string, Plain>>(new Map())
  const [savings, setSavings] = useState(0)
  const open = useRef(new Set<() => Promise<boolean>>())
  const known = useMemo(
    () => new Map(query.data?.pictures.map((picture) => [picture.id, picture])),
    [query.data],
  )
  const { refetch } = query
  const room = useMemo<PictureRoom>(
    () => ({
      find: (id) => known.get(id),
      paintedAt: (path) => valueAt(first, path),
      write: (id, text) => setWritten((before) => new Map(before).set(id, text)),
      join: (flush) => {
        open.current.add(flush)
        return () => open.current.delete(flush)
      },
      reload: () => refetch(),
      saved: () => {
        setSavings((before) => before + 1)
        void refetch()
      },
    }),
    [known, first, refetch],
  )
  const problems = useMemo(
    () =>
      named.flatMap(({ id, path, label }): Problem[] => {
        const text = written.get(id) ?? known.get(id)?.document
        if (!text || !uploadIdOf(id)) return []
        return draftProblems(`picture/${id}`, text, { today, published: null }).map((one) => ({
          ...one,
          path: `${path}.${one.path}`,
          where: `${label} · ${one.where}`,
        }))
      }),
    [named, known, written, today],
  )
  const flush = useCallback(async () => {
    const all = await Promise.all([...open.current].map((one) => one()))
    return all.every(Boolean)
  }, [])
  const hasDrafts = written.size > 0 || [...known.values()].some(({ revision }) => revision > 0)
  return { room, problems, flush, hasDrafts, savings }
}

function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Plain)[part] : undefined,
      document,
    )
}
