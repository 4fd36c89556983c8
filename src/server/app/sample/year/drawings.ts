import sharp from 'sharp'

/**
 * A drawn document and a drawn portrait: no real face, and a label that shows that the document is not real.
 */
export async function drawDocuments(name: string): Promise<{ passport: File; selfie: File }> {
  const [passport, selfie] = await Promise.all([draw(passportOf(name)), draw(portraitOf(name))])
  return {
    passport: new File([passport], 'passaporto.jpg', { type: 'image/jpeg' }),
    selfie: new File([selfie], 'selfie.jpg', { type: 'image/jpeg' }),
  }
}

async function draw(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer())
}

const head = `<circle cx="0" cy="-34" r="34" fill="#b8c4d2"/><path d="M-62 74q0-66 62-66t62 66z" fill="#b8c4d2"/>`

function passportOf(name: string): string {
  const lines = [0, 1, 2, 3].map(
    (line) =>
      `<rect x="300" y="${170 + 52 * line}" width="${380 - 40 * line}" height="18" fill="#c9d3de"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="540">
    <rect width="800" height="540" rx="24" fill="#eef2f6"/><rect x="40" y="40" width="720" height="56" fill="#1d3557"/>
    <rect x="60" y="140" width="200" height="250" fill="#dde5ed"/><g transform="translate(160 270)">${head}</g>${lines.join('')}
    <text x="300" y="150" font-family="sans-serif" font-size="26" fill="#1d3557">${escaped(name)}</text>
    <text x="60" y="480" font-family="monospace" font-size="34" fill="#8695a6">DOCUMENTO DI PROVA&lt;&lt;&lt;&lt;&lt;&lt;</text></svg>`
}

function portraitOf(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#dfe8f0"/>
    <g transform="translate(320 320) scale(2.6)">${head}</g>
    <text x="320" y="610" text-anchor="middle" font-family="sans-serif" font-size="28" fill="#5b6b7c">${escaped(name)}, foto di prova</text></svg>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, '')
