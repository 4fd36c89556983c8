import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ArchivedPicture } from '../../../domain/catalogue/catalogue-file.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { ArchiveMessage, ArchiveOrder } from './archive-process.ts'
import type { Archive } from './read-archive.ts'

/** Enough to read and check thousands of photographs. */
const longestMs = 300_000
const memoryMegabytes = 512

/**
 * Unpacks an archive in a process of its own, never in the one that answers visitors; the process ends with
 * the work.
 */
export async function withArchiveApart<Result>(
  file: string,
  work: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const worker = begin()
  try {
    const opened = await ask(worker, { open: file })
    if (!('catalogue' in opened)) throw unreadable()
    const { catalogue } = opened
    const read = async (picture: ArchivedPicture) => {
      const answer = await ask(worker, { picture })
      if (!('content' in answer)) throw unreadable()
      return Buffer.from(answer.content)
    }
    return await work({ catalogue, pictures: catalogue.pictures ?? [], read })
  } finally {
    worker.kill('SIGKILL')
  }
}

const unreadable = () => new DomainError('CATALOGUE_UNREADABLE')

function ask(worker: ChildProcess, order: ArchiveOrder): Promise<ArchiveMessage> {
  return new Promise((resolve, reject) => {
    const settle = (answer: () => void) => {
      clearTimeout(limit)
      worker.off('message', listen).off('exit', fail).off('error', fail)
      answer()
    }
    const fail = () => settle(() => reject(unreadable()))
    const limit = setTimeout(fail, longestMs)
    const listen = (message: ArchiveMessage) => settle(() => resolve(message))
    worker.once('message', listen).once('exit', fail).once('error', fail)
    worker.send(order, (error) => error && fail())
  })
}

function begin(): ChildProcess {
  return fork(fileURLToPath(new URL('./archive-process.ts', import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMegabytes}`],
    // The process needs none of the site's secrets.
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
  })
}
