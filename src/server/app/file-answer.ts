/** A file of one booking: offered for saving, and never cached on the way. */
export function fileAnswer(
  content: Uint8Array<ArrayBuffer>,
  type: string,
  fileName: string,
): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
