import type { z } from 'zod'
import type { adminLinkSchema } from '../../../contract/admin/booking/links.ts'
import { maskIban } from '../../../domain/accounts/iban.ts'
import { bookingLinkAddress, linkReference, linkState } from '../../../domain/booking/links.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ListedLink } from './admin-store.ts'

export function adminLinkView(
  { publicUrl, now }: Pick<Deps, 'publicUrl' | 'now'>,
  { accountHolder, iban, ...link }: ListedLink,
): z.input<typeof adminLinkSchema> {
  return {
    ...link,
    reference: linkReference(link.id),
    url: bookingLinkAddress(publicUrl, link.token),
    iban:
      link.ibanId && iban
        ? { id: link.ibanId, accountHolder: accountHolder ?? '', maskedIban: maskIban(iban) }
        : null,
    isPermanent: link.kind === 'date',
    state: linkState(link, now()) === 'expired' ? 'expired' : 'active',
    expiresAt: link.expiresAt.toISOString(),
    createdAt: link.createdAt.toISOString(),
  }
}
