/** The only outside hosts a page may load from, each after the visitor asks for it. */
export const externalHosts = {
  video: ['https://www.youtube-nocookie.com'],
  videoThumbnails: ['https://i.ytimg.com'],
  map: ['https://www.openstreetmap.org'],
  identity: ['https://*.sumsub.com'],
} as const
