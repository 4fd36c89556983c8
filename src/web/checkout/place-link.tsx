import { Compass } from 'lucide-react'
import { placePath } from '../../contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Everything about the trip in one place; who has no session there is sent the link. */
export function PlaceLink() {
  return (
    <ButtonLink to={placePath} kind="quiet" size="small">
      <Compass className="size-5" aria-hidden />
      Il mio viaggio
    </ButtonLink>
  )
}
