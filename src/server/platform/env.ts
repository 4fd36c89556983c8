import path from 'node:path'
import { z } from 'zod'
import { withoutTrailingSlashes } from '../../domain/slashes.ts'

const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

const optionalUrl = (protocols: RegExp, example: string) =>
  optionalText.refine((value) => value === undefined || isUrl(value, protocols), {
    message: `must be an address such as ${example}`,
  })

const onOff = z
  .enum(['', '0', '1', 'true', 'false'])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535
const portMessage = { message: 'must be a port number from 0 to 65535' }
const optionalPort = optionalText
  .refine((value) => value === undefined || isPort(value), portMessage)
  .transform((value) => (value === undefined ? undefined : Number(value)))

const schema = z.object({
  PORT: z.string().trim().default('3000').refine(isPort, portMessage).transform(Number),
  HOST: optionalText,
  PUBLIC_URL: optionalUrl(/^https?:$/, 'https://www.example.it').transform((value) =>
    value === undefined ? undefined : withoutTrailingSlashes(value),
  ),
  /** Lets visitors in although some content is still a placeholder. */
  LAUNCH_ANYWAY: onOff,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: optionalUrl(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/name'),
  /** A replica of that database, for lists and charts of the back office. */
  DATABASE_READ_URL: optionalUrl(/^postgres(ql)?:$/, 'postgres://user:password@replica:5432/name'),
  ADMIN_EMAIL: optionalText.refine(
    (value) => value === undefined || z.email().safeParse(value).success,
    { message: 'must be an e-mail address' },
  ),
  ADMIN_PASSWORD: optionalText.refine((value) => value === undefined || value.length >= 10, {
    message: 'must have at least 10 characters',
  }),
  SMTP_URL: optionalUrl(/^smtps?:$/, 'smtps://user:password@host:465'),
  MAIL_FROM: optionalText,
  AGENCY_EMAIL: optionalText,
  WHATSAPP_NUMBERS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((number) => number.trim())
        .filter((number) => number !== ''),
    )
    .refine((numbers) => numbers.every((number) => /^\+?[\d ]{8,20}$/.test(number)), {
      message: 'must be telephone numbers separated by commas',
    }),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** Another base address for the card provider's API, for tests and proxies. */
  STRIPE_API_BASE: optionalUrl(/^https?:$/, 'https://api.stripe.com'),
  STORAGE_URL: optionalUrl(/^(s3|file):$/, 's3://key:secret@host/bucket?region=eu-south-1'),
  DOCUMENTS_KEY: optionalText.refine(
    (value) => value === undefined || /^[0-9a-f]{64}$/i.test(value),
    { message: 'must be 64 hexadecimal digits' },
  ),
  /** Set only while keys are being changed: older keys with which data may still be sealed. */
  DOCUMENTS_KEY_OLDER: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((key) => (key.trim() ? [key.trim()] : [])))
    .refine((keys) => keys.every((key) => /^[0-9a-f]{64}$/i.test(key)), {
      message: 'must be keys of 64 hexadecimal digits, separated by commas',
    }),
  DOCUMENTS_RETENTION_DAYS: z
    .string()
    .default('90')
    .refine((value) => /^\d{1,4}$/.test(value), { message: 'must be a number of days' })
    .transform(Number),
  SUMSUB_WEBHOOK_SECRET: optionalText,
  AUTH_SECRET: optionalText.refine((value) => value === undefined || value.length >= 32, {
    message: 'must have at least 32 characters',
  }),
  TRUST_PROXY: onOff,
  /** Where pages are written as files, for a web server that serves them directly. */
  PAGES_DIR: optionalText,
  /** Metrics for Prometheus: on a port of their own, or on the site's port with a token. */
  METRICS_PORT: optionalPort,
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  METRICS_TOKEN: optionalText.refine((value) => value === undefined || value.length >= 16, {
    message: 'must have at least 16 characters',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(/^https?:$/, 'http://127.0.0.1:4318'),
  BACKUP_DIR: z.string().trim().min(1).default('./backups'),
  BACKUP_KEY: optionalText.refine((value) => value === undefined || /^[0-9a-f]{64}$/i.test(value), {
    message: 'must be 64 hexadecimal digits',
  }),
  BACKUP_KEEP_DAYS: optionalText
    .refine((value) => value === undefined || /^[1-9]\d{0,3}$/.test(value), {
      message: 'must be a number of days',
    })
    .transform((value) => (value === undefined ? undefined : Number(value))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = z.infer<typeof schema> & { dataDir: string }

export class InvalidEnvironment extends Error {
  override name = 'InvalidEnvironment'
}

/** Reads the environment once; the error names the first invalid variable, and why. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // The operator reads English, whatever language the visitors' messages are in.
  const result = schema.safeParse(source, { error: () => 'is not valid' })
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new InvalidEnvironment(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`)
  }
  return { ...result.data, dataDir: path.resolve(result.data.DATA_DIR) }
}

function isUrl(value: string, protocols: RegExp): boolean {
  try {
    return protocols.test(new URL(value).protocol)
  } catch {
    return false
  }
}
