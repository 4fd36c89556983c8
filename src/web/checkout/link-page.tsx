import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../api-errors.ts'
import { Meta } from '../ui/meta.tsx'
import { retryUnlessRefused } from './booking-query.tsx'
import { DeadEnd } from './dead-end.tsx'
import { Loading } from './loading.tsx'
import { failureTexts } from './texts.ts'

/** Query options: what a link from a mail leads to is fetched each time the link is opened. */
export const askedByLink = (token: string) => ({
  staleTime: 0,
  retry: retryUnlessRefused,
  enabled: token !== '',
})

type Props<Data> = {
  title: string
  /** For the description in the page's head; by default the title. */
  description?: string
  address: string
  token: string
  asked: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  children: (data: Data) => ReactNode
}

/** A page opened by a private link: its content, or why there is none. */
export function LinkPage<Data>(props: Props<Data>) {
  const { title, description = title, address, token, asked, children } = props
  const { data, error, refetch } = asked
  if (data === undefined && !error && token) return <Loading title={title} address={address} />
  if (data === undefined) {
    const message = messageOf(error, failureTexts.load)
    const isKnown = message !== failureTexts.load || !token
    return (
      <DeadEnd
        title={title}
        message={message}
        address={address}
        onRetry={isKnown ? undefined : () => void refetch()}
      >
        <p>{message}</p>
      </DeadEnd>
    )
  }
  return (
    <div className="wrap pt-10 pb-20 md:pt-18 md:pb-26">
      <Meta title={title} description={description} path={address} noindex />
      {children(data)}
    </div>
  )
}
