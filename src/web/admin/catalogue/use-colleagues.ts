import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { fieldsOf } from '../../../domain/catalogue/form-shape.ts'
import { placeName } from '../../../domain/catalogue/problems.ts'
import { windowId } from '../../browser/window-id.ts'
import { adminApi } from '../api.ts'

const signMs = 3000
const mostWords = 120

export type Colleague = { name: string; place: string; isMe: boolean }

/** Module scope: a form that is opened again after publishing still belongs to the same window. */
const thisWindow = windowId()

/** Who else has this document open, and in which field they are writing (the one with the focus). */
export function useColleagues(key: string, isEditor: boolean) {
  const [place, setPlace] = useState('')
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      const field = event.type === 'focusin' && event.target instanceof HTMLElement && event.target
      setPlace(field ? placeOf(key, field.getAttribute('name') ?? '') : '')
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [key])
  const { data } = useQuery({
    queryKey: ['catalogue', 'presence', key],
    queryFn: () => adminApi.catalogue.signPresence({ key, window: thisWindow, place }),
    refetchInterval: signMs,
    staleTime: 0,
    gcTime: 0,
    enabled: isEditor,
    retry: false,
  })
  return { others: data?.others ?? [], revision: data?.revision }
}

/** A field path in words: `itinerary.2.title` becomes "Giorni · 3 · Titolo". */
function placeOf(key: string, name: string): string {
  const path = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  return placeName(fieldsOf(sectionsOf(key)), path).slice(0, mostWords)
}

/** `Sara Conti sta scrivendo qui: Prezzo a persona`. */
export function colleaguesText(others: readonly Colleague[]): string {
  return others
    .map(({ name, place, isMe }) => {
      const who = isMe ? 'Tu, in un’altra finestra' : name
      const verb = isMe ? 'stai scrivendo qui' : 'sta scrivendo qui'
      const open = isMe ? 'hai aperto questo documento' : 'ha aperto questo documento'
      return place ? `${who}, ${verb}: ${place}` : `${who}, ${open}`
    })
    .map((text) => text.replace(/^([^,]+), (sta|ha) /, '$1 $2 '))
    .join(' · ')
}
