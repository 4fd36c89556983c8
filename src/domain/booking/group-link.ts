const invitation = /^(?:https:\/\/)?(chat\.whatsapp\.com\/[\w-]{10,40})\/?(?:\?\S*)?$/

/** The invitation to a WhatsApp group as it is kept: without what the app adds when somebody shares it. */
export function groupLinkOf(text: string): string | undefined {
  const found = invitation.exec(text.trim())
  return found ? `https://${found[1]}` : undefined
}
