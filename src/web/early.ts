type Kept = { 9?: unknown; push: (event: Event) => unknown }

/** What a private link needs, by the first word of its address; '@' stands for its token, '' for the page in the HTML itself. */
export type PrivateNeeds = Readonly<Record<string, readonly string[]>>

/**
 * Runs before the page's own HTML, as text: it may use nothing from outside itself. When the hash names another page,
 * that HTML is parsed into a template, where nothing of it is drawn or fetched, and the app gets a root for the right
 * page: empty, or with the frame of a private link, whose code and data are then asked for at once. The first errors are
 * kept too, in case the visitor agrees to tell them: what breaks at the start breaks before any code of ours could listen.
 */
function beginPage(): void {
  const errors: Event[] = []
  const early = window as { earlyErrors?: Kept }
  early.earlyErrors = errors
  // Whoever looks out for errors later puts something of its own there.
  const keep = (event: Event) => {
    if (!early.earlyErrors?.[9]) early.earlyErrors?.push(event)
  }
  addEventListener('error', keep)
  addEventListener('unhandledrejection', keep)
  const { hash, pathname } = location
  const isElsewhere = hash.startsWith('#/') && !(pathname === '/' && /^#\/($|[?#])/.test(hash))
  const [, page = '', token = ''] = (isElsewhere ? hash : pathname).split(/[/?]/)
  const frame = document.getElementById('frame')
  const needs: PrivateNeeds = JSON.parse(frame?.dataset.needs ?? '{}')
  const own = needs[page]
  const links = (own ?? (isElsewhere ? [] : (needs[''] ?? [])))
    .filter((address) => !address.includes('@') || /^[\w-]+$/.test(token))
    .map((address) => {
      const kind = address.endsWith('.css')
        ? 'stylesheet'
        : address.endsWith('.js')
          ? 'modulepreload fetchpriority=low'
          : '"preload" as=fetch crossorigin'
      return `<link rel=${kind} href="${address.replace('@', token)}">`
    })
    .join('')
  // The template is closed by the end of the document. A style behind the frame does not hold it up.
  if (isElsewhere)
    document.write(`<div id=root>${own ? frame?.innerHTML : ''}</div>${links}<template>`)
  // On the real path of a private link the server has written them, behind the frame.
  else if (!own) document.write(links)
}

export const inlineScript = `(${beginPage.toString()})()`
