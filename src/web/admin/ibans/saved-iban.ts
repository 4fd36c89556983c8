import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { type Answers, admin } from '../api.ts'

export type SavedIban = Answers['ibans']['list']['ibans'][number]

/** For the dialogs: the lists and the links that an account has are read again. */
export function useIbansChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: admin.ibans.key() })
    void queries.invalidateQueries({ queryKey: admin.links.list.key() })
  }
}

export function tellLinksCreated(count: number): void {
  if (count === 0) return
  toast({
    title: `${count} link generati automaticamente`,
    description:
      'Uno per ogni viaggio del catalogo, con partenza tra due mesi. Li trovi in Tutti i link.',
    variant: 'success',
  })
}
