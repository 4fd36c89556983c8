import type { ComponentProps } from 'react'
import { buildWhatsAppUrl, whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { newTabHint } from '../ui/text-link.tsx'
import { fallbackNumber } from './assigned-number.ts'
import { openChat } from './open-chat.ts'

type ChatLinkProps = ComponentProps<typeof ButtonAnchor> & {
  /** The message prepared in the chat. */
  message?: string
}

/**
 * A chat with the agency. An ordinary link until the code is loaded; from then on the number that was
 * assigned to the visitor is used, and the press is counted.
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
