import { useState } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { IbanManager } from '../accounts/iban-manager.tsx'
import { useMay } from '../session.tsx'
import { Page, Section } from '../ui/page.tsx'
import { BookingLinkForm } from './booking-link-form.tsx'
import { LinksList } from './links-list.tsx'
import { VerificationLinkForm } from './verification-link-form.tsx'
import { VerificationLinksList } from './verification-links-list.tsx'

const tabs = 'mt-3 [&_[aria-selected=true]]:border-navy'
const part = 'border-t border-line pt-6 pb-8'

/** Three parts: the accounts, the form with its two tabs, what has been generated. */
export function Component() {
  const may = useMay()
  // The list below always shows the same kind of links as the form above.
  const [kind, setKind] = useState('verification')
  return (
    <Page title="Generatore Link Verifica Passaporto">
      <div className="px-page max-w-[1040px] pb-10">
        <Section title="Gestione IBAN" className={part}>
          <div className="mt-4">
            {may('accounts', 'list') ? (
              <IbanManager />
            ) : (
              <p className="text-ink-2">I conti bancari sono gestiti dagli amministratori.</p>
            )}
          </div>
        </Section>
        <Section title="Genera un link" className={part}>
          <div className={`max-w-[720px] ${tabs}`}>
            <Tabs
              label="Tipo di link"
              value={kind}
              onChange={setKind}
              tabs={[
                {
                  key: 'verification',
                  label: 'Link di verifica',
                  content: <VerificationLinkForm />,
                },
                { key: 'booking', label: 'Link di prenotazione', content: <BookingLinkForm /> },
              ]}
            />
          </div>
        </Section>
        <Section title="Link generati" className={part}>
          <div className={tabs}>
            <Tabs
              label="Link generati"
              value={kind}
              onChange={setKind}
              tabs={[
                { key: 'verification', label: 'Verifica', content: <VerificationLinksList /> },
                { key: 'booking', label: 'Prenotazione', content: <LinksList kind="admin" /> },
              ]}
            />
          </div>
        </Section>
      </div>
    </Page>
  )
}
