import { useEffect } from 'react'
import { roleLabels } from '../../../domain/access/rights.ts'
import { useMe } from '../session.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsList } from './sessions-list.tsx'
import { TwoFactor } from './two-factor.tsx'

const part = 'scroll-mt-4 border-t border-line py-6'

/** The signed-in person's own account: password, second factor, open sessions. */
export function Component() {
  const me = useMe()
  const { get } = useUrlState()
  const wanted = get('parte')
  useEffect(() => {
    if (wanted && wanted !== 'dati') document.getElementById(`parte-${wanted}`)?.scrollIntoView()
  }, [wanted])
  return (
    <Page title="Il mio account">
      <div className="px-page max-w-[720px] pb-12">
        {me.mustChangePassword && (
          <p className="mb-5 rounded-tag bg-gold-light px-3.5 py-2.5">
            <b className="font-[650]">La tua password è provvisoria:</b> scegline una tua per
            continuare.
          </p>
        )}
        {me.mustAddSecondFactor && !me.mustChangePassword && (
          <p className="mb-5 rounded-tag bg-gold-light px-3.5 py-2.5">
            <b className="font-[650]">Attiva la verifica in due passaggi:</b> chi amministra il sito
            entra solo con password e codice. Servono due minuti e un'app di autenticazione.
          </p>
        )}
        <dl className="grid grid-cols-[90px_minmax(0,1fr)] gap-x-3 gap-y-1.5 pb-6">
          <dt className="text-ink-2">Nome</dt>
          <dd className="font-semibold">{me.name}</dd>
          <dt className="text-ink-2">Email</dt>
          <dd className="[overflow-wrap:anywhere]">{me.email}</dd>
          <dt className="text-ink-2">Ruolo</dt>
          <dd>{roleLabels[me.role]}</dd>
        </dl>
        <Section title="Password" id="parte-password" className={part}>
          <PasswordForm />
        </Section>
        <Section title="Verifica in due passaggi" id="parte-verifica" className={part}>
          <TwoFactor />
        </Section>
        <Section title="Passkey" id="parte-passkey" className={part}>
          <Passkeys />
        </Section>
        <Section title="Sessioni aperte" id="parte-sessioni" className={part}>
          <SessionsList />
        </Section>
      </div>
    </Page>
  )
}
