/** The only external hosts a page may load from, each only after the visitor asks for its content. */
export const externalHosts = {
  video: ['https://www.youtube-nocookie.com'],
  videoThumbnails: ['https://i.ytimg.com'],
  map: ['https://www.openstreetmap.org'],
  identity: ['https://*.sumsub.com'],
} as const
