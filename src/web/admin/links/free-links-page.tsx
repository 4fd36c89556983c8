import { Page } from '../ui/page.tsx'
import { FreeLinkForm } from './free-link-form.tsx'

export function Component() {
  return (
    <Page title="Generatore Link Gratuiti">
      <div className="px-page max-w-[760px] pb-12">
        <FreeLinkForm />
      </div>
    </Page>
  )
}
