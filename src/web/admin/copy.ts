import { copyText } from '../browser/clipboard.ts'
import { toast } from '../ui/toast.ts'

const copyToastMs = 1500

/** Copies a link and says so; the link itself stays on the screen for copying by hand. */
export async function copyWithToast(link: string): Promise<boolean> {
  const copied = await copyText(link)
  if (copied)
    toast({ title: 'Copiato!', description: 'Link copiato negli appunti!', duration: copyToastMs })
  else
    toast({ title: 'Errore', description: 'Impossibile copiare il link', variant: 'destructive' })
  return copied
}

/** The same for a name, a number or an address. */
export async function copyValue(value: string, what: string): Promise<boolean> {
  const copied = await copyText(value)
  if (copied) toast({ title: 'Copiato!', description: what, duration: copyToastMs })
  else
    toast({ title: 'Errore', description: `Impossibile copiare: ${what}`, variant: 'destructive' })
  return copied
}
