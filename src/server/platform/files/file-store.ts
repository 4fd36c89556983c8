/** Private storage: nothing in it is ever served without a member of staff's session. */
export type FileStore = {
  put: (filePath: string, content: Uint8Array) => Promise<void>
  get: (filePath: string) => Promise<Uint8Array>
  remove: (filePath: string) => Promise<void>
}
