import { useCallback } from 'react'
import { brand } from '../../content/brand.ts'

/** Opens a chat with the agency; the message is written into it. */
export function useWhatsApp(): (message?: string) => void {
  return useCallback((message = '') => {
    const number = brand.whatsappNumbers[0].replace(/\D/g, '')
    window.open(`https://wa.me/${number}?text=${encodeURIComponent(message)}`, '_blank', 'noopener')
  }, [])
}
