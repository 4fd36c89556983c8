/** A file of one booking: to be saved, and kept by nobody on its way. */
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
