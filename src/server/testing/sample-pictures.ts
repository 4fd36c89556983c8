import sharp, { type Sharp } from 'sharp'

/** Similar to a photograph: soft shapes, and one that stands out. */
export function scene(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fb4d8"/><stop offset="1" stop-color="#e9c58f"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#s)"/>
    <path d="M0 ${height} L${width * 0.3} ${height * 0.45} L${width * 0.55} ${height} Z" fill="#4d5d55"/>
    <circle cx="${width * 0.8}" cy="${height * 0.3}" r="${height * 0.09}" fill="#d2402f"/>
  </svg>`
  return sharp(Buffer.from(svg))
}

export function fileOf(content: Uint8Array, name: string): File {
  return new File([new Uint8Array(content)], name)
}
