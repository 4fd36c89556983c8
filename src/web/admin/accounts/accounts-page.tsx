import { Page } from '../ui/page.tsx'
import { ApprovalRule } from './approval-rule.tsx'
import { IbanManager } from './iban-manager.tsx'

export function Component() {
  return (
    <Page title="Conti bancari">
      <div className="px-page pb-12">
        <p className="mb-5 max-w-[46em] text-ink-2">
          Un conto disattivato non viene più offerto per i link nuovi; quelli già inviati continuano
          a funzionare. Un conto bloccato viene sostituito ovunque, e i viaggiatori che devono
          ancora pagare ricevono un'email.
        </p>
        <IbanManager />
        <ApprovalRule />
      </div>
    </Page>
  )
}
