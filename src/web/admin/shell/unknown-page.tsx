import { ButtonLink } from '../../ui/button.tsx'
import { staffPaths } from '../pages.ts'
import { Page } from '../ui/page.tsx'

export function Component() {
  return (
    <Page title="Pagina non trovata">
      <div className="px-page pt-2">
        <p className="text-ink-2">Questo indirizzo non esiste nell'area riservata.</p>
        <ButtonLink to={staffPaths.today} kind="primary" size="staff" className="mt-5">
          Vai a Oggi
        </ButtonLink>
      </div>
    </Page>
  )
}
