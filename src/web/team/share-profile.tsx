import { Check, Share2 } from 'lucide-react'
import { path } from '../../contract/pages.ts'
import { hashHref } from '../../domain/catalogue/routes.ts'
import { copyText } from '../browser/clipboard.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { useCopied } from '../ui/use-copied.ts'

const shareToastMs = 3000

type ShareProfileProps = { id: string; name: string }

/** The phone's own share sheet where there is one, otherwise the address in the clipboard. */
export function ShareProfile({ id, name }: ShareProfileProps) {
  const [copied, setCopied] = useCopied()

  const share = async () => {
    const url = window.location.origin + hashHref(path('teamMember', { id }))
    const outcome = await shareByPhone(name, url)
    if (outcome === 'cancelled') return
    if (outcome === 'shared') {
      toast({ title: 'Profilo condiviso', variant: 'success', duration: shareToastMs })
    } else if (await copyText(url)) {
      setCopied(true)
      toast({
        title: 'Link copiato',
        description: `Ora puoi incollare l'indirizzo del profilo di ${name} dove vuoi.`,
        variant: 'success',
        duration: shareToastMs,
      })
    } else {
      toast({ title: 'Copia questo indirizzo', description: url, duration: shareToastMs })
    }
  }

  const Icon = copied ? Check : Share2
  return (
    <Button kind="outline" onClick={share}>
      <Icon className="size-5" aria-hidden />
      <span aria-live="polite">{copied ? 'Link copiato' : 'Condividi profilo'}</span>
    </Button>
  )
}

async function shareByPhone(
  name: string,
  url: string,
): Promise<'shared' | 'cancelled' | 'unavailable'> {
  if (typeof navigator.share !== 'function') return 'unavailable'
  try {
    await navigator.share({ title: name, url })
    return 'shared'
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    return isCancelled ? 'cancelled' : 'unavailable'
  }
}
