import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createStaffAuth } from '../access/staff/auth.ts'
import {
  ensureFirstAdministrator,
  type FirstAdministrator,
} from '../access/staff/first-administrator.ts'
import { followEditions } from '../catalogue/editions/follow-editions.ts'
import { ensureWhatsAppNumbers } from '../contact/whatsapp/ensure-numbers.ts'
import { requireReadyToLaunch } from '../office/launch/require-ready.ts'
import { answerCopyRequest, removeForgottenCopies } from '../platform/backup/snapshot.ts'
import { closeDataFolder } from '../platform/data-folder.ts'
import type { Db, OpenDatabase } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { openReplica, type Replica } from '../platform/db/replica.ts'
import { setFieldKeys } from '../platform/db/sealed-fields.ts'
import type { Deps } from '../platform/deps.ts'
import type { Env } from '../platform/env.ts'
import { createFileStore } from '../platform/files/create-file-store.ts'
import { hasRoomToWork, requireRoomToStart } from '../platform/free-space.ts'
import type { Log } from '../platform/log.ts'
import { release } from '../platform/release.ts'
import { readOrCreateSecrets } from '../platform/secrets.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { createMetrics, type Metrics } from '../platform/watch/metrics.ts'
import { listenForMetrics } from '../platform/watch/metrics-server.ts'
import { startTraces } from '../platform/watch/traces.ts'
import { type NamedJob, startJobs } from './jobs/loop.ts'

/** Starts everything behind the listener: settings, database, storage, sign-in, background jobs. */
export async function startServices(options: { env: Env; log: Log; cacheDir: string }) {
  const { env, log } = options
  await requireWritable(env)
  await requireRoomToStart(env, !existsSync(path.join(env.dataDir, 'database', 'ready')))
  const traces = env.OTEL_EXPORTER_OTLP_ENDPOINT ? await startTraces(release) : undefined
  const database = await openDatabase(env, options.cacheDir)
  await removeForgottenCopies(env.dataDir)
  let replica: Replica | undefined
  try {
    // A replica that is down or far behind does not prevent the start: the primary answers meanwhile.
    if (env.DATABASE_URL && env.DATABASE_READ_URL) {
      replica = await openReplica(database.db, env.DATABASE_READ_URL)
    }
    const secrets = await readOrCreateSecrets(env)
    setFieldKeys(secrets.documentsKeys)
    const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
    const deps: Deps = {
      db: database.db,
      replica,
      env,
      now: () => new Date(),
      log,
      files: createFileStore(env, secrets.documentsKeys),
      catalogue: await followEditions({ db: database.db, log }),
      publicUrl,
      signingKey: secrets.signingKey,
    }
    const { catalogue } = deps
    const authOn = (db: Db) =>
      createStaffAuth({ db, secret: secrets.authSecret, publicUrl, catalogue })
    await ensureWhatsAppNumbers(deps)
    // Before the first password is drawn, because it is shown only once, by a start that succeeds.
    await requireReadyToLaunch(deps)
    const administrator = await ensureFirstAdministrator(deps, authOn)
    const metrics = await startMetrics(env, database)
    const jobs = startJobs(deps, { quickJobs: copyJobs(env, database) })
    return {
      env,
      deps,
      auth: authOn(database.db),
      metrics,
      isReady: async () => (await hasRoomToWork(env)) && database.isReachable(),
      announce: (address: AddressInfo | string | null) => announce(address, env, administrator),
      stopJobs: jobs.stop,
      close: async () => {
        await replica?.close()
        await database.close()
        await traces?.stop()
      },
    }
  } catch (error) {
    await replica?.close()
    await database.close()
    throw error
  }
}

async function startMetrics(env: Env, { db, pool }: OpenDatabase): Promise<Metrics | undefined> {
  if (env.METRICS_PORT === undefined && env.METRICS_TOKEN === undefined) return undefined
  const metrics = await createMetrics({ db, ...(pool ? { pool } : {}) })
  await listenForMetrics(env, metrics)
  return metrics
}

/** The process that has the embedded database open makes the copy for a backup. */
function copyJobs({ dataDir }: Env, { copyTo }: OpenDatabase): NamedJob[] {
  return copyTo ? [['copy for a backup', () => answerCopyRequest(dataDir, copyTo)]] : []
}

async function requireWritable({ dataDir }: Env) {
  try {
    if (!(await closeDataFolder({ dataDir }))) {
      console.warn(`DATA_DIR ${dataDir}: this user can't close it to others. Do it by hand.`)
    }
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartFailure(
      `DATA_DIR ${dataDir} can't be written (${code}): choose a folder that this user may write to.`,
    )
  }
}

function announce(
  address: AddressInfo | string | null,
  env: Env,
  administrator: FirstAdministrator | undefined,
) {
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const lines = [
    `\nThe site is ready: http://localhost:${port}`,
    `The back office:   http://localhost:${port}/#/admin`,
  ]
  if (administrator) {
    lines.push(
      `\nFirst administrator: ${administrator.email}`,
      `One-time password:   ${administrator.password}   (shown only now: change it)`,
    )
  }
  // Printed in one piece, so that the password is shown even if the process dies right after the first line.
  console.log(lines.join('\n'))
}
