import { useCallback } from 'react'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { openChat } from './open-chat.ts'

/** Opens a chat with the agency, with the message already written. */
export function useWhatsApp(): (message?: string) => void {
  return useCallback((message = whatsAppMessages.help) => openChat(message), [])
}
