import type { ComponentProps } from 'react'
import { buildWhatsAppUrl, whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { newTabHint } from '../ui/text-link.tsx'
import { fallbackNumber } from './assigned-number.ts'
import { openChat } from './open-chat.ts'

type ChatLinkProps = ComponentProps<typeof ButtonAnchor> & {
  /** Written into the chat. */
  message?: string
}

/**
 * A chat with the agency. A link like any other until the code is there; from then on the number that
 * was assigned to the visitor answers, and the press is counted.
 */
export function ChatLink({ message = whatsAppMessages.help, ...rest }: ChatLinkProps) {
  return (
    <ButtonAnchor
      {...rest}
      href={buildWhatsAppUrl(fallbackNumber(), message)}
      target="_blank"
      rel="noopener noreferrer"
      title={newTabHint}
      onClick={(event) => {
        event.preventDefault()
        openChat(message)
      }}
    />
  )
}
