import { MessageCircle, Phone } from 'lucide-react'
import { buildWhatsAppUrl } from '../../../domain/contact/whatsapp.ts'
import { ButtonAnchor } from '../../ui/button.tsx'

/** One-tap buttons for a phone call and a chat. */
export function Calls({
  phone,
  who,
  isChat = true,
}: {
  phone: string
  who: string
  isChat?: boolean
}) {
  if (phone.trim() === '') return null
  return (
    <div className="mt-2.5 flex gap-2">
      <ButtonAnchor
        kind="quiet"
        size="small"
        className="flex-1"
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        aria-label={`Chiama ${who}`}
      >
        <Phone className="size-4.5" aria-hidden />
        Chiama
      </ButtonAnchor>
      {isChat && (
        <ButtonAnchor
          kind="quiet"
          size="small"
          className="flex-1"
          href={buildWhatsAppUrl(phone.replace(/\D/g, ''), '')}
          aria-label={`Scrivi a ${who} su WhatsApp`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle className="size-4.5" aria-hidden />
          WhatsApp
        </ButtonAnchor>
      )}
    </div>
  )
}
