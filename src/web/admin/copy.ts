import { copyText } from '../browser/clipboard.ts'
import { toast } from '../ui/toast.ts'

const copyToastMs = 1500

const linkCopied = 'Link copiato negli appunti!'

/** Copies a link and says so; the link itself stays on the screen for copying by hand. */
export async function copyWithToast(link: string): Promise<boolean> {
  return told(await copyText(link), { title: 'Copiato!', description: linkCopied })
}

/** The same for a button that turns into 'Copiato!' by itself. */
export async function copyFromButton(link: string): Promise<boolean> {
  return told(await copyText(link), { title: linkCopied })
}

function told(copied: boolean, message: { title: string; description?: string }): boolean {
  if (copied) toast({ ...message, duration: copyToastMs })
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
