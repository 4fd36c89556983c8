const invitation = /^(?:https:\/\/)?(chat\.whatsapp\.com\/[\w-]{10,40})\/?(?:\?\S*)?$/

/** The WhatsApp group invitation as stored: without what the app appends when the link is shared. */
export function groupLinkOf(text: string): string | undefined {
  const found = invitation.exec(text.trim())
  return found ? `https://${found[1]}` : undefined
}
