/** False when the browser refuses; the caller then shows the text to copy by hand. */
export async function copyText(text: string): Promise<boolean> {
  return (await writeClipboard(text)) || copyBySelection(text)
}

/** Uses the clipboard API alone: for code that runs after the press, where copying by selection fails. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Pages without TLS have no clipboard API; selecting and copying still works there. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.cssText = 'position:fixed;opacity:0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
  }
}
