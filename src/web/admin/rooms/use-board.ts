import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyError } from '../notify.ts'
import { staffQueries } from '../query.ts'

export type Board = Answers['rooms']['board']
export type Stay = Board['stays'][number]
export type Room = Stay['rooms'][number]
export type Guest = Board['guests'][number]
export type Sleeper = Room['sleepers'][number]

/** Every call returns the whole board: what is shown is what is stored. `said` is for screen readers. */
type Change = { said: string; send: () => Promise<Board> }

export type BoardActions = {
  said: string
  isBusy: boolean
  say: (text: string) => void
  change: (said: string, send: () => Promise<Board>, onDone?: () => void) => void
}

export function useBoard(departureId: string) {
  const query = useQuery(admin.rooms.board.queryOptions({ input: { departureId } }))
  const [said, say] = useState('')
  const mutation = useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (board, { said: text }) => {
      staffQueries.setQueryData(admin.rooms.board.queryKey({ input: { departureId } }), board)
      say(text)
    },
    onError: (error) => {
      notifyError(error, 'Non è stato possibile salvare le camere: riprova.')
      void query.refetch()
    },
  })
  const change: BoardActions['change'] = (text, send, onDone) => {
    if (!mutation.isPending) mutation.mutate({ said: text, send }, { onSuccess: () => onDone?.() })
  }
  return { query, actions: { said, isBusy: mutation.isPending, say, change } }
}

export const roomCalls = adminApi.rooms
