import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'

export function createDiskStore(folder: string): FileStore {
  const locate = (filePath: string) => {
    const full = path.resolve(folder, filePath)
    if (!full.startsWith(path.resolve(folder) + path.sep)) throw new Error('Path outside the store')
    return full
  }
  return {
    async put(filePath, content) {
      const target = locate(filePath)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      // Written under a temporary name and renamed, so that a full disk never leaves half a document.
      const unfinished = `${target}.part`
      try {
        const file = await open(unfinished, 'w', 0o600)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: (filePath) => readFile(locate(filePath)),
    remove: (filePath) => rm(locate(filePath), { force: true }),
  }
}
