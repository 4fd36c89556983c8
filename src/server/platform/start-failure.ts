import { DataDirectoryInUse } from './db/data-lock.ts'
import { describeError } from './describe-error.ts'
import { InvalidEnvironment } from './env.ts'

export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** One clear sentence, naming the variable to change, for every foreseeable failure. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof InvalidEnvironment) return `Environment: ${error.message}`
  if (error instanceof DataDirectoryInUse || error instanceof StartFailure) return error.message
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `PORT ${port} is already in use: stop the other program or set PORT to another number.`
  if (syscall === 'listen' && code === 'EACCES')
    return `PORT ${port} needs special rights: set PORT to a number above 1023.`
  if (syscall === 'listen') return `HOST or PORT can't be used for listening (${code}).`
  if (code === 'ENOENT' && String((error as NodeJS.ErrnoException).path).includes('dist'))
    return 'The site has not been built yet: run "npm start", which builds it.'
  if (isFullDisk(error))
    return 'The disk that holds DATA_DIR is full: make room on it or choose another folder.'
  // Messages may repeat stored values; type, code and stack are enough to understand a failed start.
  return `The start failed: ${JSON.stringify(describeError(error), null, 1)}`
}

/** The embedded database throws bare error numbers of its own, or aborts altogether. */
function isFullDisk(error: unknown): boolean {
  const { code, errno, message } = error as { code?: unknown; errno?: unknown; message?: unknown }
  return code === 'ENOSPC' || errno === wasmNoSpace || /No space left/i.test(String(message))
}

const wasmNoSpace = 51
