import type { IncomingMessage } from 'node:http'

/**
 * Reads one header from the raw list. `request.headers` parses all of them first, which takes longer than
 * sending a page.
 */
export function rawHeader(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  name: string,
): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const found = rawHeaders[index]
    if (found?.length === name.length && found.toLowerCase() === name) return rawHeaders[index + 1]
  }
  return undefined
}
