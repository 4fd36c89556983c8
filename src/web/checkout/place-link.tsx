import { Compass } from 'lucide-react'
import { placePath } from '../../contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Leads to everything about the trip in one place; a visitor without a session there is sent the link. */
export function PlaceLink() {
  return (
    <ButtonLink to={placePath} kind="quiet" size="small">
      <Compass className="size-5" aria-hidden />
      Il mio viaggio
    </ButtonLink>
  )
}
