type Kept = { 9?: unknown; push: (event: Event) => unknown }

/**
 * The files that a private link needs, by the first segment of its path; '@' stands for its token, '' for
 * the page in the HTML itself.
 */
export type PrivateNeeds = Readonly<Record<string, readonly string[]>>

/**
 * Runs as an inline script before the page's own HTML, so it may use nothing from outside itself. If the
 * hash names another page, that HTML is parsed into a template, where the browser neither draws nor fetches
 * any of it, and the app gets a root for the right page: empty, or with the frame of a private link, whose
 * code and data are then requested at once. The first errors are kept too, in case the visitor agrees to
 * report them: errors at startup happen before any other code of ours can listen.
 */
function beginPage(): void {
  const errors: Event[] = []
  const early = window as { earlyErrors?: Kept }
  early.earlyErrors = errors
  // Error reporting later replaces `earlyErrors` with its own object.
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
  // Names that every object inherits ('constructor') are no pages.
  const own = Object.hasOwn(needs, page) ? needs[page] : undefined
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
  // The end of the document closes the template. A stylesheet after the frame does not delay drawing it.
  if (isElsewhere)
    document.write(`<div id=root>${own ? frame?.innerHTML : ''}</div>${links}<template>`)
  // On the real path of a private link, the server has already written the tags after the frame.
  else if (!own) document.write(links)
}

export const inlineScript = `(${beginPage.toString()})()`
