import { inflateSync } from 'node:zlib'

/** The text of a PDF: the glyph numbers in its pages, decoded with the maps embedded with its fonts. */
export function pdfText(pdf: Buffer): string {
  const streams = [...streamsOf(pdf)]
  const maps = streams.filter((stream) => stream.includes('beginbfrange')).map(readMap)
  const pages = streams
    .filter((stream) => stream.includes(' Tf') && stream.includes('TJ'))
    .join('\n')
  // A page uses several fonts; decoding it with every map and joining the results finds all the text.
  return maps
    .map((map) =>
      [...pages.matchAll(/\[([^\]]*)\] TJ/g)]
        .map(([, run]) =>
          [...(run ?? '').matchAll(/<([0-9a-f]+)>/gi)]
            .flatMap(([, hex]) => (hex ?? '').match(/.{4}/g) ?? [])
            .map((code) => map.get(Number.parseInt(code, 16)) ?? '')
            .join(''),
        )
        .join('\n'),
    )
    .join('\n')
}

function* streamsOf(pdf: Buffer): Generator<string> {
  let from = 0
  while (true) {
    const start = pdf.indexOf('stream\n', from)
    if (start === -1) return
    const end = pdf.indexOf('endstream', start)
    const raw = pdf.subarray(start + 7, end)
    from = end + 9
    try {
      yield inflateSync(raw).toString('latin1')
    } catch {
      yield raw.toString('latin1')
    }
  }
}

function readMap(stream: string): Map<number, string> {
  const map = new Map<number, string>()
  for (const [, first, list] of stream.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const texts = [...(list ?? '').matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex]) =>
      String.fromCharCode(
        ...((hex ?? '').replace(/ /g, '').match(/.{4}/g) ?? []).map((code) =>
          Number.parseInt(code, 16),
        ),
      ),
    )
    texts.forEach((text, index) => map.set(Number.parseInt(first ?? '0', 16) + index, text))
  }
  return map
}
