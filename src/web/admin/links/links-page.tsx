import { Plus } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { staffPaths } from '../pages.ts'
import { Page } from '../ui/page.tsx'
import { LinksList } from './links-list.tsx'

export function Component() {
  return (
    <Page
      title="Tutti i link"
      actionsOnPhone={false}
      actions={
        <ButtonLink to={staffPaths.generator} kind="primary" size="staff">
          <Plus className="size-4.25" aria-hidden />
          Nuovo link
        </ButtonLink>
      }
    >
      <div className="px-page">
        <LinksList />
      </div>
    </Page>
  )
}
