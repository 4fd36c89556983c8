/** Private storage: a stored file is only ever served to a signed-in member of staff. */
export type FileStore = {
  put: (filePath: string, content: Uint8Array) => Promise<void>
  get: (filePath: string) => Promise<Uint8Array>
  remove: (filePath: string) => Promise<void>
}
