import { staffPaths } from '../pages.ts'
import { Page } from '../ui/page.tsx'
import { StaffButtonLink } from '../ui/staff-button.tsx'

export function Component() {
  return (
    <Page title="Pagina non trovata">
      <div className="px-page pt-2">
        <p className="text-ink-2">Questo indirizzo non esiste nell'area riservata.</p>
        <StaffButtonLink to={staffPaths.today} kind="primary" className="mt-5">
          Vai a Oggi
        </StaffButtonLink>
      </div>
    </Page>
  )
}
