import { gb } from '../../../domain/upload-allowance.ts'
import type { Deps } from '../../platform/deps.ts'
import { agencyAddress } from '../../platform/mail/agency.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'

const inGb = (bytes: number) => (bytes / gb).toFixed(1).replace('.', ',')

/** Sent at most once a day, while there is still time to make room. */
export function storeAlarmMail(
  deps: Pick<Deps, 'publicUrl' | 'env' | 'catalogue'>,
  { used, ceiling, today }: { used: number; ceiling: number; today: string },
): Mail {
  return writeMail(deps, {
    kind: 'agency_store_filling',
    dedupeKey: `agency_store_filling:${today}`,
    recipient: agencyAddress(deps),
    subject: 'Lo spazio per i documenti si sta riempiendo',
    title: 'Lo spazio per i documenti si sta riempiendo',
    paragraphs: [
      `L'archivio dei documenti occupa ${inGb(used)} GB su ${inGb(ceiling)}. Quando è pieno, i viaggiatori non possono più caricare foto.`,
      'Controlla i documenti senza prenotazione, accorcia i giorni di conservazione oppure alza il limite nelle impostazioni.',
    ],
    button: { label: 'Apri le impostazioni', href: `${deps.publicUrl}/#/admin/settings` },
  })
}
