import { useCallback } from 'react'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { openChat } from './open-chat.ts'

/** Opens a chat with the agency; the message is written into it. */
export function useWhatsApp(): (message?: string) => void {
  return useCallback((message = whatsAppMessages.help) => openChat(message), [])
}
