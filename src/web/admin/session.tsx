import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { mayCall } from '../../domain/access/rights.ts'
import { type Answers, admin } from './api.ts'

export type Me = Answers['account']['me']

const MeContext = createContext<Me | null>(null)
export const MeProvider = MeContext.Provider

/** The signed-in person; pages inside the shell always have one. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe is for pages inside the back office')
  return me
}

/** Whether this person may make a call: actions they may not take are not offered. */
export function useMay(): (group: string, call: string) => boolean {
  const { role, hasSampleFigures } = useMe()
  return (group, call) => mayCall(role, group, call, hasSampleFigures)
}

export function useMeQuery() {
  return useQuery({ ...admin.account.me.queryOptions(), staleTime: 60_000, refetchOnMount: true })
}
