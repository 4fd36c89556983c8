import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { settings } from '../../platform/db/schema/operations.ts'

/** One row per key; a key without a row has its default and version 1. */
const shapes = {
  /** `startsAt`: when the campaign was switched on; its prices are compared with those before that moment. */
  campaign: z.object({
    enabled: z.boolean(),
    startsAt: z.string().nullable().default(null),
    endsAt: z.string().nullable(),
  }),
  figures: z.object({ real: z.boolean() }),
  bank: z.object({ defaultIbanId: z.string().nullable() }),
  /** null: not chosen yet, see accounts/approval.ts. */
  accounts: z.object({ secondApproval: z.boolean().nullable() }),
  retention: z.object({ documentsDays: z.int() }),
  holding: z.object({ directHours: z.int(), linkHours: z.int() }),
  /** The full price is due at once this many days before departure; null: never. */
  payments: z.object({ fullWithinDays: z.int().nullable() }),
  reminders: z.object({ days: z.array(z.int()), instalments: z.boolean() }),
  uploads: z.object({
    visitorMb: z.int(),
    dayMb: z.int(),
    bookingMb: z.int(),
    storeGb: z.int(),
  }),
  /** Since when the launch checklist has been complete; null: never yet. */
  launch: z.object({ readyAt: z.string().nullable() }),
  sessions: z.object({ hours: z.int(), idleMinutes: z.int() }),
}

export type SettingKey = keyof typeof shapes
export type SettingValue<Key extends SettingKey> = z.infer<(typeof shapes)[Key]>
export type Setting<Key extends SettingKey> = { value: SettingValue<Key>; version: number }

const settingsByKey = prepared('settings by key', ['keys'], (db, { keys }) =>
  db.select().from(settings).where(sql`${settings.key} = any(${keys})`),
)

/** Reads several settings in one query. */
export async function readSettingValues<Wanted extends { [Key in SettingKey]?: SettingValue<Key> }>(
  db: Db | Tx,
  fallbacks: Wanted,
): Promise<Wanted> {
  const keys = Object.keys(fallbacks) as (keyof Wanted & SettingKey)[]
  const rows = await settingsByKey(db, { keys })
  const values = keys.map((key) => {
    const row = rows.find((one) => one.key === key)
    return [key, row ? (shapes[key].safeParse(row.value).data ?? fallbacks[key]) : fallbacks[key]]
  })
  return Object.fromEntries(values) as Wanted
}

/** `fallback` is the value while none has been chosen. */
export async function readSetting<Key extends SettingKey>(
  db: Db | Tx,
  key: Key,
  fallback: SettingValue<Key>,
): Promise<Setting<Key>> {
  const [row] = await settingsByKey(db, { keys: [key] })
  const stored = row ? shapes[key].safeParse(row.value) : undefined
  const value = (stored?.success ? stored.data : fallback) as SettingValue<Key>
  return { value, version: row?.version ?? 1 }
}

/** False when the row's version is not the one that was read. */
export async function writeSetting<Key extends SettingKey>(
  tx: Tx,
  key: Key,
  value: SettingValue<Key>,
  version: number,
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .update(settings)
    .set({ value, version: version + 1, updatedAt: now })
    .where(and(eq(settings.key, key), eq(settings.version, version)))
    .returning({ key: settings.key })
  if (updated.length > 0) return true
  if (version !== 1) return false
  const inserted = await tx
    .insert(settings)
    .values({ key, value, version: 2, updatedAt: now })
    .onConflictDoNothing()
    .returning({ key: settings.key })
  return inserted.length > 0
}
